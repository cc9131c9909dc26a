// The lists of occupations whose entries the encoder knows.

/** ESCO occupations and ISCO groups with names in 21 languages; US occupations of O*NET; the product's own groups. */
export type Scheme = 'esco' | 'us' | 'own'

/** The scheme that a concept's id belongs to. */
export const schemeOf = (id: string): Scheme => (id.startsWith('us/') ? 'us' : id.startsWith('own/') ? 'own' : 'esco')
