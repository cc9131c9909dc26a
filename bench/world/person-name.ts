// How a name is split and greeted: `context.name`, or `context.first_name` and `context.last_name` from columns of their own.
// `expect` has `first`, `last`, `greeting`, and `doubtful` where the user is asked about the greeting.
import { cleanName, doubtfulGreeting, greetingName, splitName } from '@fairlead/domain/shared/person-name'
import type { Kind } from './case.ts'
import { textIn } from './read-mail.ts'

export const personName: Kind = {
  name: 'person.name',
  read({ context }) {
    const columns = { firstName: textIn(context, 'first_name'), lastName: textIn(context, 'last_name') }
    const name = 'name' in context ? splitName(textIn(context, 'name')) : cleanName(columns)
    const isDoubtful = doubtfulGreeting(name) !== null
    return Promise.resolve({
      first: name.firstName,
      last: name.lastName,
      greeting: greetingName(name),
      ...(isDoubtful ? { doubtful: true } : {}),
    })
  },
}
