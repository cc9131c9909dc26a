// POST {V1}users
import { register } from '@fairlead/contract/v1/users'
import { registerUser } from '../../features/accounts/register-user.ts'
import { openEndpoint } from '../endpoint.ts'

export const postUsers = openEndpoint(register, ({ input, services }) =>
  registerUser(
    services.database.system,
    {
      firstName: input.first_name,
      lastName: input.last_name,
      company: input.company,
      jobTitle: input.job_title,
      email: input.email,
      password: input.password,
    },
    services.now(),
    input.invitation || null,
  ),
)
