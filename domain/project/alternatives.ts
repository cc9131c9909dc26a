// A keyword may list alternatives, any one of which is enough: 'Kotlin or Java'.

const longestKeyword = 200
const maxAlternatives = 8

/** The alternatives of a keyword in order; a keyword without any is its only alternative. */
export function alternativesOf(keyword: string): string[] {
  const parts = keyword
    .slice(0, longestKeyword)
    .split(' or ')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return parts.length > 1 ? parts.slice(0, maxAlternatives) : [keyword]
}

export const joinAlternatives = (parts: readonly string[]): string => [...new Set(parts)].slice(0, maxAlternatives).join(' or ')
