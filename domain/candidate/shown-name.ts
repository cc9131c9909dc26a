// How a candidate's name is shown: in full, or as initials in bias-reducer projects.

/** 'MO' for 'Maya Okafor': the first letter or digit of the first and last words; '' when empty. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const sign = (word: string | undefined) => word?.match(/\p{L}|\p{N}/u)?.[0] ?? ''
  return (sign(words[0]) + (words.length > 1 ? sign(words.at(-1)) : '')).toUpperCase()
}

/** The displayed name; 'M. O.' where the project hides identities (spec B, section 2). */
export function shownName(name: string, biasReducer: boolean): string {
  return biasReducer ? [...initialsOf(name)].map((sign) => `${sign}.`).join(' ') : name
}
