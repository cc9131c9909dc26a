// General information about all calls: sending, sessions, refusals, pages, files, live messages.
import { realtimeMessages, type MessageMeaning } from '@fairlead/contract/openapi/realtime-messages'
import { Refusal, refusalCodes } from '@fairlead/domain/refusal'
import { must } from '@fairlead/domain/shared/records'
import { toFailure } from '../refusals.ts'
import { html, type Html } from './html.ts'

export const chapters = [
  ['sending', 'Sending'],
  ['sessions', 'Signing in'],
  ['refusals', 'Errors'],
  ['pages', 'Pages and files'],
  ['live', 'Live messages'],
] as const

/** The chapters before the calls. `origin` is this installation's URL. */
export function guide(origin: string): Html {
  return html`<div class="guide">
    ${chapter('sending')}
    <p>
      A body is a form (<code>application/x-www-form-urlencoded</code>) or JSON. Fields of a body may also be in the query; if both have a
      field, the body wins.
    </p>
    <p>A list is a repeated key, <code>key[]</code>, or a JSON array as text. These are the same:</p>
    <pre>
job_titles=Engineer&amp;job_titles=Designer
job_titles[]=Engineer&amp;job_titles[]=Designer
job_titles=["Engineer","Designer"]</pre>
    <p>
      A nested value is JSON as text, or brackets: <code>onboarding_tours={"project":true}</code> or
      <code>onboarding_tours[project]=true</code>. A flag is true, 1, on, or yes, and false, 0, off, no, or empty. Omitted optional fields
      stay unchanged.
    </p>
    <p>
      Stages have an older and a newer name (<code>WARM_LEADS_HM</code>, <code>HIRING_MANAGER</code>). Every call accepts both; the older
      base responds with the older ones.
    </p>
    ${chapter('sessions')}
    <p>
      Signing in returns a <code>session</code>. Send it in the header <code>X-Parse-Session-Token</code> with every call that is not marked
      as open. The examples below use these two lines.
    </p>
    <pre>
API=${origin}/api
SESSION=$(curl -s $API/v1/sessions \\
  --data-urlencode 'email=robin@harbor.example' \\
  --data-urlencode 'password=correct horse battery' | jq -r .session)</pre>
    <p>A session ends when the user signs out or changes the password. Without a valid session, a call responds with 401.</p>
    ${chapter('refusals')}
    <p>
      An error is <code>{"error": "code", "message": "sentence", "fields": {"name": "sentence"}}</code>. The code is for programs, the
      sentences are for people; <code>fields</code> is present when single fields are invalid. Data of another workspace is treated as if it
      did not exist.
    </p>
    <dl class="fields">
      ${refusalCodes.map((code) => {
        const { status, body } = toFailure(new Refusal(code)) ?? { status: 500, body: { message: '' } }
        return html`<div>
          <dt><code>${code}</code> <span class="type">${status}</span></dt>
          <dd>${body.message}</dd>
        </div>`
      })}
    </dl>
    ${chapter('pages')}
    <p>Lists of candidates have pages of 50. <code>page_idx</code> 1 is the first page and the default; 0 also means the first.</p>
    <p>
      Calls that accept a file expect <code>multipart/form-data</code> with the file as <code>file</code> next to the other fields, up to 64
      MB. Any other body can be up to 1 MB.
    </p>
    ${chapter('live')}
    <p>
      A socket (socket.io at <code>/socket.io</code>, the session as <code>auth: { session }</code>) announces changes; refetch the data
      with the calls below. It covers only projects the user can read.
    </p>
    <dl class="fields">
      ${Object.entries<MessageMeaning>(realtimeMessages).map(
        ([name, { about, carries }]) =>
          html`<div>
            <dt><code>${name}</code></dt>
            <dd>${about}${Object.entries(carries).map(([field, meaning]) => html` <code>${field}</code>: ${meaning}`)}</dd>
          </div>`,
      )}
    </dl>
  </div>`
}

function chapter(id: (typeof chapters)[number][0]): Html {
  return html`<h2 id="${id}">${must(chapters.find(([chapterId]) => chapterId === id))[1]}</h2>`
}
