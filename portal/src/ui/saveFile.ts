/** Lets the browser save something as a file. */
export function saveFile(name: string, contents: Blob): void {
  const address = URL.createObjectURL(contents);
  saveAt(address, name);
  // The browser takes the contents after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Lets the browser save what is at an address, as it comes; without a name, by the one that the server gives it. */
export function saveAt(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
