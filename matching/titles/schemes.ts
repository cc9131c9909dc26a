// The occupation lists that the encoder covers.

/** ESCO occupations and ISCO groups with names in 21 languages; US occupations of O*NET; the product's own groups. */
export type Scheme = 'esco' | 'us' | 'own'

/** The scheme of a concept's ID. */
export const schemeOf = (id: string): Scheme => (id.startsWith('us/') ? 'us' : id.startsWith('own/') ? 'own' : 'esco')
