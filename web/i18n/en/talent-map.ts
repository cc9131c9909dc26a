// English texts of the talent map.

export const open = 'Map'
export const title = 'Talent map'
export const back = 'Back to the search'
export const noOne = 'No one matches this search'
export const noOneHint = 'Go back and remove a filter, or search the shared pool too.'
export const failed = 'We couldn’t load the map.'
export const about = (count: string, people: number) =>
  people >= 10_000
    ? `The best ${count} people of your search.`
    : people === 1
      ? '1 person matches your search.'
      : `${count} people match your search.`
export const countries = 'Countries'
export const places = 'Places'
export const seniority = 'Seniority today'
export const pay = 'Estimated pay per year'
export const people = 'People'
export const share = 'Share'
export const unknown = 'Not known'
export const otherCurrencies = 'In other currencies'
export const band = (from: string, to: string) => `${from} to under ${to}`
export const levels = {
  intern: 'Intern',
  entry: 'Entry level',
  mid: 'Mid level',
  senior: 'Senior',
  staff: 'Staff',
  principal: 'Principal',
  manager: 'Manager',
  director: 'Director',
  vp: 'VP',
  c_level: 'C-level',
  founder: 'Founder',
} as const
