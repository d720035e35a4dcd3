/** Saves a blob as a file download. */
export function saveFile(name: string, contents: Blob): void {
  const address = URL.createObjectURL(contents);
  saveAt(address, name);
  // The browser reads the blob only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Downloads a URL as a file. Without a name, uses the file name that the server sends. */
export function saveAt(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
