/** Lets the browser save something as a file. */
export function saveFile(name: string, contents: Blob): void {
  const address = URL.createObjectURL(contents);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser takes the contents after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
