// English texts of the suppression list: web/features/team.
import { plural } from '@fairlead/domain/shared/language'

export const title = 'Suppression list'
export const about = 'Your workspace never writes to these addresses and domains, in any project and on any channel.'
export const backToTeam = 'Team'
export const loadFailed = 'We couldn’t load the suppression list.'
export const addTitle = 'Add addresses or domains'
export const listLabel = 'Addresses and domains'
export const listHint = 'One per line, or a CSV file. A domain stops outreach to everyone who has an address there.'
export const listExample = 'name@company.com'
export const wrongLine = (line: number, text: string) => `Line ${line} is not an email address or a domain: ${text}`
export const enterOne = 'Enter at least one email address or domain.'
export const tooLarge = 'The file is larger than 1 MB. Split it into several files.'
export const add = 'Add'
export const chooseFile = 'Choose a CSV file'
export const added = (count: number, knownCount: number) => {
  const entries = plural('en', count, { one: '1 entry added', other: `${count} entries added` })
  return knownCount === 0 ? entries : `${entries}, ${knownCount} already on the list`
}
export const addFailed = 'We couldn’t add these entries. Try again in a moment.'
export const entries = (count: number) => plural('en', count, { one: '1 entry', other: `${count.toLocaleString('en-US')} entries` })
export const search = 'Search'
export const empty = 'No one is suppressed. Recipients who unsubscribe appear here.'
export const noneFound = 'Nothing on the list matches.'
export const showMore = 'Show more'
export const deletedPerson = 'A deleted person'
export const hiddenCandidate = 'A candidate whose name is hidden'
export const everyoneAt = (domain: string) => `Everyone at ${domain}`
export const by = (name: string) => ` by ${name}`
export const remove = 'Remove'
export const removeName = (name: string) => `Remove: ${name}`
export const removed = (name: string) => `${name} removed from the suppression list`
export const removeFailed = 'We couldn’t remove this entry. Try again in a moment.'
export const open = 'Suppression list'
export const openHint = 'Addresses and domains that your workspace never writes to.'
