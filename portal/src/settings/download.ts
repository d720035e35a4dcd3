/** Lets the browser save a text as a file. */
export function download(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser takes the contents after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
