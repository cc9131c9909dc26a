import { createFirstAdmin } from '@fairlead/contract/v2/first_run'
import { createFirstAdmin as create } from '../../features/accounts/sign-in/first-run.ts'
import { openEndpoint } from '../endpoint.ts'

export const postFirstRun = openEndpoint(createFirstAdmin, ({ input, services }) => {
  const form = {
    firstName: input.first_name,
    lastName: input.last_name,
    company: input.company,
    jobTitle: input.job_title,
    email: input.email,
    password: input.password,
  }
  return create(services.database.system, input.code, form, services.now(), services.settings.productName)
})
