// The candidate's page: what anyone with the link may see, and after a code what is stored about them.
import { languageLabels, languages, type Language } from '@fairlead/domain/shared/language'
import { isOneOf } from '@fairlead/domain/shared/records'
import { useState } from 'react'
import { Coming, Frame, Notice } from '../shared/Frame.tsx'
import { Choices } from './Choices.tsx'
import { Facts } from './Facts.tsx'
import { GeneralNotice } from './GeneralNotice.tsx'
import { firstLanguage, LanguageContext, useTexts } from './language.tsx'
import { Searches } from './Searches.tsx'
import { useYourData, type Trouble, type YourData, type YourRecord } from './use-your-data.ts'

function Requests({ requests }: Pick<YourRecord, 'requests'>) {
  const { texts, day } = useTexts()
  if (requests.length === 0) return null
  const { open, done, dismissed } = texts.requestStates
  return (
    <section className="card part" aria-label={texts.yourRequests}>
      <h2>{texts.yourRequests}</h2>
      <ul className="entries tall">
        {requests.map((request) => (
          <li key={request.id}>
            <p>{request.change}</p>
            {request.claim !== null && <p className="soft">{texts.changeAbout(request.claim)}</p>}
            {request.statement !== null && <blockquote>{request.statement}</blockquote>}
            {request.file_name !== null && <p className="soft">{request.file_name}</p>}
            <p className={request.state === 'done' ? 'done' : 'soft'}>
              {request.state === 'open' ? open(request.due_date ? day(request.due_date) : '') : { done, dismissed }[request.state]}
            </p>
            {request.reason !== null && <p>{texts.because(request.reason)}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

export function YourDataPage({ token }: { token: string }) {
  const [language, setLanguage] = useState(firstLanguage)
  const data = useYourData(token, language)
  const choose = (next: Language) => {
    document.documentElement.lang = next
    setLanguage(next)
  }
  return (
    <LanguageContext value={language}>
      <Content token={token} data={data} onLanguage={choose} />
    </LanguageContext>
  )
}

function Content({ token, data, onLanguage }: { token: string; data: YourData; onLanguage: (language: Language) => void }) {
  const { texts, language } = useTexts()
  const [announcement, setAnnouncement] = useState('')
  const { reading, access, record } = data
  const notice = reading.state === 'there' ? reading.notice : null
  return (
    <Frame title={texts.title} announcement={announcement}>
      <label className="language">
        {texts.language}
        <select value={language} onChange={({ currentTarget: { value } }) => isOneOf(languages, value) && onLanguage(value)}>
          {languages.map((name) => (
            <option key={name} value={name} lang={name}>
              {languageLabels[name]}
            </option>
          ))}
        </select>
      </label>
      {reading.state === 'coming' && <Coming label={texts.loading} />}
      {reading.state === 'broken' && <Broken trouble={reading.trouble} onRetry={() => void data.readNotice()} />}
      {notice?.state === 'test' && <Notice title={texts.title} text={texts.linkOfTest} />}
      {notice?.state === 'erased' && <Notice title={texts.erased} text={texts.erasedText} />}
      {notice?.state === 'open' && access === null && (
        <GeneralNotice token={token} notice={notice} hasEnded={data.hasEnded} onOpen={data.open} onAnnounce={setAnnouncement} />
      )}
      {notice?.state === 'open' && access !== null && !record && <Coming label={texts.loading} />}
      {notice?.state === 'open' && access !== null && record && (
        <>
          <Searches record={record} data={data} access={access} onAnnounce={setAnnouncement} />
          <Requests requests={record.requests} />
          <Facts record={record} data={data} access={access} onAnnounce={setAnnouncement} />
          <Choices token={token} record={record} data={data} access={access} onAnnounce={setAnnouncement} />
        </>
      )}
    </Frame>
  )
}

function Broken({ trouble, onRetry }: { trouble: Trouble; onRetry: () => void }) {
  const { texts } = useTexts()
  if (trouble === 'unknown') return <Notice title={texts.linkUnknown} text={texts.linkUnknownText} />
  const sentence = { too_many: texts.tooMany, unreachable: texts.unreachable, failed: texts.failed }[trouble]
  return <Notice title={texts.loadFailed} text={sentence} action={{ label: texts.tryAgain, run: onRetry }} />
}
