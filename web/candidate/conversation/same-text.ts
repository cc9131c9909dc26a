/** Whether two texts differ only in whitespace. */
export function sameText(a: string, b: string): boolean {
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  return plain(a) === plain(b)
}
