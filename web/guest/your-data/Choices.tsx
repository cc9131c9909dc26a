// What the candidate decides about the use of their data: a document more, a copy, later, no more emails, objection, deletion.
import type { AddYourDocument, ChooseForYourData } from '@fairlead/contract/v2/your_data'
import { useState } from 'react'
import { send, sendFile } from '../../api/send.ts'
import { Sheet } from '../shared/Sheet.tsx'
import { fileUrl } from './Facts.tsx'
import { Unsubscribe } from './GeneralNotice.tsx'
import { useTexts } from './language.tsx'
import { useAction } from './use-action.ts'
import type { PartProps } from './use-change.tsx'
import type { YourRecord } from './use-your-data.ts'

export function Choices({ token, record, ...part }: PartProps & { token: string; record: YourRecord }) {
  const { texts, language } = useTexts()
  const { access, onAnnounce } = part
  return (
    <section className="card part" aria-label={texts.choices}>
      <h2>{texts.choices}</h2>
      <AddDocument {...part} />
      <div className="choice-part">
        <h3>{texts.download}</h3>
        <div className="actions">
          <a className="button quiet" href={fileUrl(access, 'text', language)} download>
            {texts.downloadText}
          </a>
          <a className="button quiet" href={fileUrl(access, 'json', language)} download>
            {texts.downloadJson}
          </a>
        </div>
      </div>
      <Later later={record.later} {...part} />
      <div className="choice-part">
        <h3>{texts.stop}</h3>
        <p>{texts.stopText}</p>
        <Unsubscribe token={token} address={record.email} isUnsubscribed={record.unsubscribed} onAnnounce={onAnnounce} />
      </div>
      <Objection isDone={record.objected} {...part} />
      <Deletion {...part} />
    </section>
  )
}

function Trouble({ sentence }: { sentence: string | null }) {
  return (
    sentence && (
      <p className="trouble" role="alert">
        {sentence}
      </p>
    )
  )
}

function AddDocument({ access, data, onAnnounce }: PartProps) {
  const { texts } = useTexts()
  const [file, setFile] = useState<File | null>(null)
  const [sentence, setSentence] = useState<string | null>(null)
  const { isBusy, trouble, setTrouble, run } = useAction(data.end)
  const add = () => {
    if (!file) return setTrouble(texts.documentRefused)
    return void run(async () => {
      const { is_read: isRead } = await sendFile<AddYourDocument>('v2/your_data/documents', { token: access }, file)
      const next = isRead ? texts.documentAdded : texts.documentUnread
      setSentence(next)
      onAnnounce(next)
      await data.readRecord()
    }, texts.documentRefused)
  }
  return (
    <form
      className="choice-part"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <h3>{texts.document}</h3>
      <p>{texts.documentText}</p>
      <label className="field">
        {texts.chooseFile}
        <input type="file" accept=".pdf,.docx,.doc,.odt,.rtf,.txt" onChange={(event) => setFile(event.currentTarget.files?.[0] ?? null)} />
      </label>
      <Trouble sentence={trouble} />
      {sentence && <p className="done">{sentence}</p>}
      <button type="submit" className="button quiet" disabled={isBusy}>
        {texts.document}
      </button>
    </form>
  )
}

function Later({ later, access, data, onAnnounce }: PartProps & { later: string | null }) {
  const { texts, day } = useTexts()
  const [value, setValue] = useState('')
  const { isBusy, trouble, setTrouble, run } = useAction(data.end)
  const save = () => {
    if (value === '') return setTrouble(texts.laterWrong)
    return void run(async () => {
      await send<ChooseForYourData>('POST', 'v2/your_data/choice', { token: access, choice: 'later', day: value })
      onAnnounce(texts.laterDone(day(value)))
      await data.readRecord()
    }, texts.laterWrong)
  }
  return (
    <form
      className="choice-part"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <h3>{texts.later}</h3>
      <p>{texts.laterText}</p>
      <label className="field">
        {texts.laterDay}
        <input type="date" value={value} onChange={(event) => setValue(event.currentTarget.value)} />
      </label>
      <Trouble sentence={trouble} />
      {later !== null && <p className="done">{texts.laterDone(day(later))}</p>}
      <button type="submit" className="button quiet" disabled={isBusy}>
        {texts.later}
      </button>
    </form>
  )
}

function Objection({ isDone, access, data, onAnnounce }: PartProps & { isDone: boolean }) {
  const { texts } = useTexts()
  const { isBusy, trouble, run } = useAction(data.end)
  return (
    <div className="choice-part">
      <h3>{texts.object}</h3>
      {isDone ? <p className="done">{texts.objectDone}</p> : <p>{texts.objectText}</p>}
      <Trouble sentence={trouble} />
      {!isDone && (
        <button
          type="button"
          className="button quiet"
          disabled={isBusy}
          onClick={() =>
            void run(async () => {
              await send<ChooseForYourData>('POST', 'v2/your_data/choice', { token: access, choice: 'object' })
              onAnnounce(texts.objectDone)
              await data.readRecord()
            })
          }
        >
          {texts.object}
        </button>
      )}
    </div>
  )
}

function Deletion({ access, data, onAnnounce }: PartProps) {
  const { texts, day } = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  const [due, setDue] = useState<string | null>(null)
  const { isBusy, trouble, run } = useAction(data.end)
  const erase = () =>
    run(async () => {
      const { due_date } = await send<ChooseForYourData>('POST', 'v2/your_data/choice', { token: access, choice: 'erase' })
      setIsOpen(false)
      setDue(due_date)
      onAnnounce(due_date === null ? texts.erased : texts.eraseAsked(day(due_date)))
      if (due_date === null) await data.leave()
    })
  return (
    <div className="choice-part">
      <h3>{texts.erase}</h3>
      <p>{texts.eraseText}</p>
      {due !== null && <p className="away">{texts.eraseAsked(day(due))}</p>}
      <button type="button" className="button bad" onClick={() => setIsOpen(true)}>
        {texts.erase}
      </button>
      {isOpen && (
        <Sheet title={texts.eraseSure} onClose={() => setIsOpen(false)}>
          <p>{texts.eraseText}</p>
          <Trouble sentence={trouble} />
          <div className="actions">
            {/* the dialog focuses its first button */}
            <button type="button" className="button quiet" onClick={() => setIsOpen(false)}>
              {texts.cancel}
            </button>
            <button type="button" className="button bad" disabled={isBusy} onClick={() => void erase()}>
              {texts.yesDelete}
            </button>
          </div>
        </Sheet>
      )}
    </div>
  )
}
