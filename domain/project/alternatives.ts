// A keyword may name alternatives of which one is enough: 'Kotlin or Java'.

const longestKeyword = 200
const mostAlternatives = 8

/** The alternatives of a keyword in their order; a keyword without any is its own only one. */
export function alternativesOf(keyword: string): string[] {
  const parts = keyword
    .slice(0, longestKeyword)
    .split(' or ')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return parts.length > 1 ? parts.slice(0, mostAlternatives) : [keyword]
}

export const joinAlternatives = (parts: readonly string[]): string => [...new Set(parts)].slice(0, mostAlternatives).join(' or ')
