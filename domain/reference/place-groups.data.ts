// Names of areas that the list of places doesn't have, as the places they consist of.

export interface PlaceGroup {
  /** In lower case, without an article. */
  names: readonly string[]
  /** ISO code of the country the area is in; null for one of several countries. */
  country: string | null
  /** As the list of places calls them. */
  places: readonly string[]
}

const states = (...names: string[]) => names.map((name) => `${name}, United States`)

const newEngland = states('Connecticut', 'Maine', 'Massachusetts', 'New Hampshire', 'Rhode Island', 'Vermont')
const pacificNorthwest = states('Oregon', 'Washington')
const nordics = ['Denmark', 'Finland', 'Iceland', 'Norway', 'Sweden']

/** Areas of the United States by the Census Bureau's divisions, where a posting's name agrees with one. */
export const placeGroups: readonly PlaceGroup[] = [
  {
    names: ['east coast', 'us east coast', 'u.s. east coast', 'eastern seaboard', 'atlantic coast'],
    country: 'US',
    places: [
      ...newEngland,
      ...states('New York', 'New Jersey', 'Pennsylvania', 'Delaware', 'Maryland', 'District of Columbia', 'Virginia', 'North Carolina'),
      ...states('South Carolina', 'Georgia', 'Florida'),
    ],
  },
  { names: ['west coast', 'us west coast', 'u.s. west coast'], country: 'US', places: [...states('California'), ...pacificNorthwest] },
  { names: ['pacific northwest'], country: 'US', places: pacificNorthwest },
  { names: ['new england'], country: 'US', places: newEngland },
  { names: ['northeast', 'northeastern us'], country: 'US', places: [...newEngland, ...states('New York', 'New Jersey', 'Pennsylvania')] },
  {
    names: ['midwest', 'upper midwest', 'midwestern us'],
    country: 'US',
    places: [
      ...states('Illinois', 'Indiana', 'Michigan', 'Ohio', 'Wisconsin', 'Iowa', 'Kansas', 'Minnesota', 'Missouri', 'Nebraska'),
      ...states('North Dakota', 'South Dakota'),
    ],
  },
  { names: ['tri-state area', 'tristate area'], country: 'US', places: states('New York', 'New Jersey', 'Connecticut') },
  { names: ['dmv area'], country: 'US', places: states('District of Columbia', 'Maryland', 'Virginia') },
  { names: ['dach', 'd-a-ch', 'dach region', 'dach-region', 'dach-raum'], country: null, places: ['Germany', 'Austria', 'Switzerland'] },
  { names: ['benelux', 'bénélux'], country: null, places: ['Belgium', 'Netherlands', 'Luxembourg'] },
  { names: ['nordics', 'nordic countries', 'nordic region'], country: null, places: nordics },
  { names: ['scandinavia', 'skandinavien'], country: null, places: ['Denmark', 'Norway', 'Sweden'] },
  { names: ['baltics', 'baltic states', 'baltic countries', 'baltikum'], country: null, places: ['Estonia', 'Latvia', 'Lithuania'] },
  { names: ['iberia', 'iberian peninsula'], country: null, places: ['Spain', 'Portugal'] },
  { names: ['uk&i', 'british isles'], country: null, places: ['United Kingdom', 'Ireland'] },
]
