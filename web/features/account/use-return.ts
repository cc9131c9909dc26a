// Returning from Google or Microsoft: completed once, then continues to its target, or shows an error.
import type { GetProfile } from '@fairlead/contract/v1/users/profile'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { cache, invalidate } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { showToast } from '../../ui/toast.ts'
import { ssoPath } from '@fairlead/domain/account/single-sign-on'
import { completeSignIn, safeReturn } from './complete-sign-in.ts'
import { finishSignIn, providerLabels, readReturn, type Outcome } from '../../session/provider-sign-in.ts'
import { ssoInstead, ssoTestKey } from '../../session/single-sign-on.ts'
import { storeConsentResult } from '../../session/mailbox-consent.ts'
import { text as mailboxText } from '../../i18n/mailbox.ts'
import { text as accountText } from '../../i18n/account.ts'
import type { Step } from './SecondStep.tsx'

/** A code works once, however often the page renders. */
const finished = new Set<string>()

export interface Return {
  busy: boolean
  /** Why no one was signed in. */
  sentence: string | null
  /** What the account has to answer first. */
  step: Step | null
  clearStep: () => void
}

/** `busy` while the code is checked. */
export function useReturn(): Return {
  const navigate = useNavigate()
  const returned = readReturn(useSearch({ strict: false }))
  const state = returned?.state
  const [sentence, setSentence] = useState<string | null>(null)
  const [step, setStep] = useState<Step | null>(null)

  useEffect(() => {
    if (!returned || finished.has(returned.state)) return
    finished.add(returned.state)
    const go = (href: string) => navigate({ href, replace: true })
    const stay = async (text: string) => {
      setSentence(text)
      await go(window.location.pathname)
    }
    const on = async (outcome: Outcome) => {
      if (outcome.kind === 'not') {
        const purpose = outcome.begun?.purpose
        if (purpose === 'mailbox' && outcome.begun?.connection === undefined) {
          storeConsentResult(outcome.sentence, outcome.begun?.isShared)
          return go(safeReturn(outcome.begun?.back))
        }
        if (purpose !== 'link' && purpose !== 'test') return stay(outcome.sentence)
        showToast(outcome.sentence, { tone: 'bad' })
        return go(safeReturn(outcome.begun?.back))
      }
      const { back } = outcome.begun
      if (outcome.kind === 'tested') {
        cache.setQueryData(ssoTestKey(outcome.begun.connection), outcome.tested)
        return go(safeReturn(back))
      }
      if (outcome.kind === 'linked') {
        showToast(accountText.connectedWith(providerLabels[outcome.begun.provider]))
        for (const path of ['v1/users/identities', 'v1/users/settings', 'v1/users/scope_check']) invalidate(path)
        return go(safeReturn(back))
      }
      if (outcome.kind === 'mailbox') {
        storeConsentResult(null)
        invalidate('v2/mailboxes')
        showToast(mailboxText.mailboxConnected)
        return go(safeReturn(back))
      }
      if ('second_step' in outcome.signedIn) return setStep(outcome.signedIn.second_step)
      completeSignIn(outcome.signedIn)
      // they joined a workspace that says where they work
      if (outcome.begun.connection !== undefined) return go(safeReturn(back))
      const { product } = outcome.begun
      // a provider says who users are, but not where they work
      const profile = await send<GetProfile>('GET', 'v1/users/profile', {}).catch(() => null)
      if (profile?.job_title !== '') return go(safeReturn(back))
      cache.setQueryData(['v1/users/profile', {}], profile)
      return navigate({ to: '/register/v3', search: product ? { product } : {}, replace: true })
    }
    void finishSignIn(returned).then(on, (error: unknown) => {
      const connection = ssoInstead(error)
      return connection ? go(`${ssoPath(connection)}?required=1`) : stay(sentenceOf(error, accountText.retryLater))
    })
    // once per return
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [state])

  return { busy: returned !== null && sentence === null && step === null, sentence, step, clearStep: () => setStep(null) }
}
