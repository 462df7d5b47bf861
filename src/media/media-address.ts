/** Which of our files an address names, as its upload answered it or with our origin before it; null: none of ours. */
export function mediaIdAt(address: string, publicUrl: string): string | null {
  const path = address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address
  return /^\/media\/([0-9A-HJKMNP-TV-Z]{26})\/[\w.-]+$/.exec(path)?.[1] ?? null
}
