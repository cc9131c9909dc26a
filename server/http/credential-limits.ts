// The limits of attempts at accounts elsewhere, from the settings.
import type { CredentialLimits } from '../features/accounts/security/try-credential.ts'
import type { Services } from './services.ts'

export const credentialLimits = ({ database, settings }: Pick<Services, 'database' | 'settings'>): CredentialLimits => ({
  database,
  limitFactor: settings.rateLimitFactor,
})
