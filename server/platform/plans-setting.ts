// The plans of the installation: as JSON in the setting, in the file it names, or the two that come with the product.
import { messageOf } from '@fairlead/domain/shared/caught'
import fs from 'node:fs'
import { defaultPlans, readPlans, type Plan } from '@fairlead/domain/account/plans'

/** Adds a sentence to `wrong` where they cannot be read. */
export function plansOf(text: string, wrong: string[]): Plan[] {
  if (text === '') return [...defaultPlans]
  try {
    return readPlans(text.startsWith('[') ? text : fs.readFileSync(text, 'utf8'))
  } catch (error) {
    wrong.push(`PLANS must be a list of plans in JSON, or a file with one: ${messageOf(error)}.`)
    return []
  }
}
