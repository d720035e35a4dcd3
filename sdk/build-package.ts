export async function buildPackage(_version: string): Promise<void> {}
