// English texts of domain/account/plans.ts.

export const choosePlan = 'Choose one of the plans.'
export const searchesRange = (maxSearches: string | number) => `From 1 to ${maxSearches}.`

export const defaults = {
  search: {
    name: 'One search',
    about: 'For a role that has to be filled now.',
    points: ['Write to as many candidates as the search finds', 'Your whole team reviews', 'Ends when someone is hired'],
  },
  team: {
    name: 'Team',
    about: 'For a team that is always hiring.',
    points: [
      'As many searches at a time as you choose',
      'All product types: Autopilot, FastTrack, Navigator',
      'A link to your applicant tracking system',
    ],
  },
}
export const onRequest = 'Price on request'
export const aMonth = (price: string) => `${price} a month for each search`
export const aSearch = (price: string) => `${price} for each search`
