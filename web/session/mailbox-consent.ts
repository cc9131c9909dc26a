// Redirects to Google or Microsoft to grant access to a mailbox, and the result on return.
import type { AuthProvider } from '@fairlead/domain/account/scopes'
import { sentenceOf } from '../api/failure.ts'
import { text as mailboxText } from '../i18n/mailbox.ts'
import { beginSignIn, providerLabels } from './provider-sign-in.ts'

let lastFailure: { sentence: string; isShared: boolean } | null = null
let isBack = false

/** True once after returning from the provider, so that the page scrolls to the mailbox. */
export function takeReturn(): boolean {
  const was = isBack
  isBack = false
  return was
}

/** Why the mailbox wasn't connected the last time; null when it was, or without an attempt. */
export const failureOfConsent = (isShared = false): string | null => (lastFailure?.isShared === isShared ? lastFailure.sentence : null)

export function storeConsentResult(sentence: string | null, isShared = false): void {
  isBack = true
  lastFailure = sentence === null ? null : { sentence, isShared }
}

/** Redirects to the provider; returns null, or why that isn't possible. */
export async function beginConsent(provider: AuthProvider, more: { hint?: string; isShared?: boolean } = {}): Promise<string | null> {
  lastFailure = null
  try {
    const back = `${window.location.pathname}${window.location.search}`
    await beginSignIn({ provider, purpose: 'mailbox', back, scopes: [], ...more })
    return null
  } catch (error) {
    return sentenceOf(error, mailboxText.providerUnreachable(providerLabels[provider]))
  }
}
