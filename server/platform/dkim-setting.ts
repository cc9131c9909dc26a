// The key that signs the installation's own email, from the settings.
import { createPrivateKey } from 'node:crypto'
import type { DkimKey } from '@fairlead/domain/ports/mail'

interface Given {
  DKIM_SELECTOR: string
  DKIM_PRIVATE_KEY: string | null
  MAIL_FROM: string
}

const minBits = 1024

/** Errors in the two settings. */
export function validateDkim({ DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: pem }: Given): string[] {
  if ((selector === '') !== (pem === null)) return ['DKIM_SELECTOR and DKIM_PRIVATE_KEY belong together.']
  if (pem === null || isRsaKey(pem)) return []
  return [`DKIM_PRIVATE_KEY must be an RSA key of at least ${minBits} bits in PEM format, without a password.`]
}

export function dkimOf({ DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: privateKey, MAIL_FROM: from }: Given): DkimKey | null {
  return selector === '' || privateKey === null
    ? null
    : { domain: from.slice(from.lastIndexOf('@') + 1).toLowerCase(), selector, privateKey }
}

function isRsaKey(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem)
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= minBits
  } catch {
    return false
  }
}
