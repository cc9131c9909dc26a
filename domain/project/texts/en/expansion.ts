// English texts of domain/project/expansion.ts.

export const andMore = (words: string, more: number) => `${words} and ${more} more`
export const keywords = (words: string) => `Nice to have, not required: ${words}`
export const titles = (words: string) => `Other titles as well: ${words} nice to have, not required`
export const pastTitles = (words: string) => `Also people who used to be ${words}`
export const pastTitle = 'Also people who held the title before'
export const elsewhere = (places: string) => `Remote work, and so people outside ${places}`
export const years = (n: number) => `${n} years of experience more or less`
export const education = 'Any education'
export const track = 'Individual contributors and managers'
