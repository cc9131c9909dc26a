// A browser's passkeys, from the wire.
import type { createdPasskey, passkeyAnswer } from '@fairlead/contract/shapes/passkey'
import type { z } from 'zod'
import type { CreatedPasskey, PasskeyAnswer } from '../../features/accounts/factors/passkeys.ts'

export function toCreated({ id, client_data: clientData, attestation, transports }: z.output<typeof createdPasskey>): CreatedPasskey {
  return { id, clientData, attestation, transports }
}

export function toAnswer({ id, signature, ...wire }: z.output<typeof passkeyAnswer>): PasskeyAnswer {
  return { id, clientData: wire.client_data, authenticatorData: wire.authenticator_data, signature, userHandle: wire.user_handle }
}
