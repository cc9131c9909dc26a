// The installation's plans: as JSON in the setting, in the file it names, or the two defaults.
import { messageOf } from '@fairlead/domain/shared/caught'
import fs from 'node:fs'
import { defaultPlans, readPlans, type Plan } from '@fairlead/domain/account/plans'

/** Adds an error to `wrong` if they can't be read. */
export function plansOf(text: string, wrong: string[]): Plan[] {
  if (text === '') return [...defaultPlans]
  try {
    return readPlans(text.startsWith('[') ? text : fs.readFileSync(text, 'utf8'))
  } catch (error) {
    wrong.push(`PLANS must be a list of plans in JSON, or a file with one: ${messageOf(error)}.`)
    return []
  }
}
