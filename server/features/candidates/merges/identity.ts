// The scorer of matching, with any script written in Latin letters.
import anyAscii from 'any-ascii'
import { readIdentity, type IdentityRecord } from '@fairlead/matching/identity/record'
import type { Profile } from '@fairlead/domain/shared/profile'

export const identityOf = (profile: Profile): IdentityRecord => readIdentity(profile, anyAscii)
