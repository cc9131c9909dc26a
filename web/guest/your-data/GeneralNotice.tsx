// Before the proof: who searched and for what, the person's rights, the code, and stopping emails, which the link alone allows.
import type { OpenYourData, SendDataCode } from '@fairlead/contract/v2/your_data'
import type { Unsubscribe as UnsubscribeCall } from '@fairlead/contract/v1/notifications/unsubscribe'
import { useId, useState } from 'react'
import { send } from '../../api/send.ts'
import { useTexts } from './language.tsx'
import { useAction } from './use-action.ts'
import type { NoticeOfPage } from './use-your-data.ts'

interface Props {
  token: string
  notice: NoticeOfPage
  /** The access of an earlier code is over. */
  hasEnded: boolean
  onOpen: (access: string) => void
  onAnnounce: (sentence: string) => void
}

export function GeneralNotice({ token, notice, hasEnded, onOpen, onAnnounce }: Props) {
  const { texts } = useTexts()
  return (
    <>
      {notice.job_title === '' ? (
        <p>{texts.stores(notice.hiring_company)}</p>
      ) : (
        <>
          <p>{texts.searched(notice.hiring_company)}</p>
          <p className="job">{texts.job(notice.job_title, notice.locations.join(', '))}</p>
        </>
      )}
      {hasEnded && <p className="away">{texts.accessEnded}</p>}
      <Prove token={token} address={notice.address} onOpen={onOpen} onAnnounce={onAnnounce} />
      <section className="card part" aria-label={texts.notice}>
        <h2>{texts.notice}</h2>
        <p>{texts.noticeSource}</p>
        <p>{texts.noticeSoftware}</p>
        <p>{texts.noticeRights}</p>
        <Unsubscribe token={token} address={notice.address} isUnsubscribed={notice.unsubscribed} onAnnounce={onAnnounce} />
      </section>
    </>
  )
}

function Prove({ token, address, onOpen, onAnnounce }: Pick<Props, 'token' | 'onOpen' | 'onAnnounce'> & { address: string }) {
  const { texts, language } = useTexts()
  const [isSent, setIsSent] = useState(false)
  const [code, setCode] = useState('')
  const { isBusy, trouble, setTrouble, run } = useAction()
  const problem = useId()
  const sendCode = () =>
    run(async () => {
      await send<SendDataCode>('POST', 'v2/your_data/code', { token, language })
      setIsSent(true)
      onAnnounce(texts.codeSent(address))
    })
  const prove = () =>
    run(async () => {
      const { access } = await send<OpenYourData>('POST', 'v2/your_data/access', { token, code })
      onOpen(access)
    }, texts.wrongCode)
  return (
    <form
      className="card part"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSent) void sendCode()
        else if (code.trim() === '') setTrouble(texts.wrongCode)
        else void prove()
      }}
    >
      <h2>{texts.proveTitle}</h2>
      <p>{isSent ? texts.codeSent(address) : texts.proveWhy(address)}</p>
      {isSent && (
        <label className="field">
          {texts.code}
          <input
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            value={code}
            aria-invalid={trouble !== null}
            aria-describedby={trouble ? problem : undefined}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        </label>
      )}
      {trouble && (
        <p className="wrong" role="alert" id={problem}>
          {trouble}
        </p>
      )}
      <div className="actions">
        <button type="submit" className="button" disabled={isBusy}>
          {isSent ? texts.continue : texts.sendCode}
        </button>
        {isSent && (
          <button type="button" className="button quiet" disabled={isBusy} onClick={() => void sendCode()}>
            {texts.newCode}
          </button>
        )}
      </div>
    </form>
  )
}

interface UnsubscribeProps extends Pick<Props, 'token' | 'onAnnounce'> {
  address: string
  isUnsubscribed: boolean
}

export function Unsubscribe({ token, address, isUnsubscribed, onAnnounce }: UnsubscribeProps) {
  const { texts } = useTexts()
  const [isDone, setIsDone] = useState(false)
  const { isBusy, trouble, run } = useAction()
  if (isDone || isUnsubscribed) return <p className="done">{texts.unsubscribed(address)}</p>
  return (
    <>
      {trouble && (
        <p className="wrong" role="alert">
          {trouble}
        </p>
      )}
      <button
        type="button"
        className="button quiet"
        disabled={isBusy}
        onClick={() =>
          void run(async () => {
            await send<UnsubscribeCall>('POST', 'v1/notifications/unsubscribe', { token })
            setIsDone(true)
            onAnnounce(texts.unsubscribed(address))
          })
        }
      >
        {texts.unsubscribe}
      </button>
    </>
  )
}
