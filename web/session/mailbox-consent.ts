// Going to Google or Microsoft to give access to a mailbox, and what came of it when the browser is back.
import type { AuthProvider } from '@fairlead/domain/account/scopes'
import { sentenceOf } from '../api/failure.ts'
import * as mailboxText from '../i18n/en/mailbox.ts'
import { beginSignIn, providerLabels } from './provider-sign-in.ts'

let lastFailure: { sentence: string; isShared: boolean } | null = null
let isBack = false

/** True once after returning from the provider, so that the page scrolls to the mailbox. */
export function takeReturn(): boolean {
  const was = isBack
  isBack = false
  return was
}

/** Why the mailbox was not connected the last time; null when it was, or when no one has tried. */
export const failureOfConsent = (isShared = false): string | null => (lastFailure?.isShared === isShared ? lastFailure.sentence : null)

export function noteConsent(sentence: string | null, isShared = false): void {
  isBack = true
  lastFailure = sentence === null ? null : { sentence, isShared }
}

/** Sends the browser to the provider; null when it is on its way, else why it can't be. */
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
