// A project with one of everything, in which every text contains one word to search for later.
import { makeRecoveryCodes } from '../server/features/accounts/factors/factor-store.ts'
import { authenticatorOf } from './authenticator.ts'
import { createHash } from 'node:crypto'
import { accountIdOf } from '@fairlead/local-services/ats/ats-state'
import type { DisputeDetails } from '@fairlead/domain/candidate/your-data'
import { type Stage } from '@fairlead/domain/shared/stages'
import { saveProjectJob } from '../server/features/ats/ats-job-store.ts'
import { findAtsLink } from '../server/features/ats/ats-link-store.ts'
import { saveAccount } from '../server/features/ats/link-ats.ts'
import type { ActorContext } from '../server/platform/context.ts'
import { hashOfToken, newId, newToken } from '../server/platform/ids.ts'
import type { TestApp, TestUser } from './test-app.ts'
import { seedInterviews } from './seed-interviews.ts'
import { addAttachmentRows } from './pool-rows.ts'
import { addRecord, addRecordUse } from './record-rows.ts'
import { absentThings, type Things } from './things.ts'
import { addPerson, activeProject, contextOf, outreachTemplate } from './projects.ts'

export interface Seeding {
  roster: { email: string; role: 1 | 2 | 3 }[]
  /** The candidate's stage. */
  stage?: Stage
  /** The author of the comment and recipient of the notification; the owner by default. */
  author?: string
  draft?: boolean
  /** Not on autopilot. */
  navigator?: boolean
  /** The project is synced with a job of a linked applicant tracking system. */
  synced?: boolean
  /** The first email was sent, and a follow-up waits. */
  followUp?: boolean
  /** See Things; the address of no server by default. */
  mailboxToken?: string
  /** An account of a separate calendar server; false if no call needs it. */
  withCalendar?: boolean
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()

export async function seedWorkspace(testApp: TestApp, owner: TestUser, options: Seeding): Promise<Things> {
  const things = absentThings()
  things.ats_token = testApp.embedded.ats?.link('Greenhouse') ?? things.ats_token
  const calendars = testApp.embedded.caldav
  if (calendars && options.withCalendar !== false) {
    // a stranger may connect it, and then reads its name
    const { username, password } = calendars.account(`${newId()}@elsewhere.example`)
    things.calendar_token = [calendars.url, username, password].join(' ')
  }
  if (options.mailboxToken) things.mailbox_token = options.mailboxToken
  things.ats_job_id = `${accountIdOf(things.ats_token)}-job-2`
  const { word } = things
  const ctx = await contextOf(testApp, owner)
  const { workspaceId: workspace_id } = ctx
  const user_id = options.author ?? ctx.userId
  const db = testApp.database.system
  const settings = {
    project_name: `Search ${word}`,
    hiring_company: `Works ${word}`,
    collaborators: options.roster,
    outreach_templates: [outreachTemplate, { ...outreachTemplate, name: 'Template 2', initial_outreach_template: 'Hello {{first_name}}' }],
    scheduling_preferences: { phone_screener_email: `${things.account_id}@home.example` },
    recruiter_notes: { mandatory_requirements: `Must ${word}`, additional_suggestions: word, tips: word },
  }
  const project_id = await activeProject(testApp, owner, settings)
  const other_project_id = await activeProject(testApp, owner, settings)
  if (options.draft)
    await db.updateTable('project').set({ lifecycle_status: 'draft', calibrated_at: null }).where('id', '=', project_id).execute()
  if (options.synced) await linkAndSync(testApp, ctx, project_id)
  if (options.navigator) await db.updateTable('project').set({ project_type: 'navigator' }).where('id', '=', project_id).execute()
  const { id: candidate_id } = await addPerson(testApp, owner, project_id, {
    email: things.email,
    ...(options.stage ? { stage: options.stage } : {}),
    profile: { lastName: word, headline: `Engineer ${word}`, summary: `About ${word}`, linkedinUrl: things.linkedin_url, skills: [word] },
  })
  const { person_id } = await db.selectFrom('candidate').select('person_id').where('id', '=', candidate_id).executeTakeFirstOrThrow()
  const about = { workspace_id, project_id, candidate_id }
  await db.insertInto('person_email').values({ scope: workspace_id, email: things.email, person_id, workspace_id }).execute()
  await db
    .insertInto('search_run')
    .values({
      id: things.lro_id,
      workspace_id,
      project_id,
      kind: 'next',
      state: 'completed',
      batch: 1,
      size: 1,
      is_calibration: false,
      note: word,
    })
    .execute()
  const recorded = { projectId: project_id, candidateId: candidate_id, personId: person_id }
  await addRecord(ctx, things.lro_id, word, recorded)
  things.signing_key = await addRecordUse(ctx, testApp.services.secrets, project_id)
  const mail = { ...about, workspace_id, mailbox: 'm', uid_validity: '1', subject: `Re ${word}`, reply_text: `Hello ${word}` }
  const received = {
    body_text: `Hello ${word}`,
    from_email: things.email,
    from_name: word,
    kind: 'person' as const,
    received_at: new Date(),
  }
  await db
    .insertInto('inbound_mail')
    .values([
      { ...mail, ...received, id: things.mail_id, project_id: null, candidate_id: null, uid: Math.floor(Math.random() * 2 ** 31) },
      { ...mail, ...received, id: things.reply_id, label: 'question', confident: true, uid: Math.floor(Math.random() * 2 ** 31) },
    ])
    .execute()
  const task = { ...about, workspace_id, person_id, inbound_id: things.reply_id, quote: `Later, ${word}`, details: '{}' }
  await db
    .insertInto('task')
    .values([
      { ...task, id: things.come_back_id, kind: 'come_back' },
      { ...task, id: things.referral_id, kind: 'referral', details: JSON.stringify({ name: `Jane ${word}` }) },
      { ...task, id: things.data_request_id, kind: 'data_request' },
      { ...task, id: things.dispute_id, kind: 'dispute', inbound_id: null, details: JSON.stringify({ dispute: disputeOf(things) }) },
    ])
    .execute()
  const message = {
    ...about,
    kind: 'reply' as const,
    due_at: new Date(),
    message_id: `<${newId()}@${word}.example>`,
    from_email: `from@${word}.example`,
    to_email: things.email,
    subject: `About ${word}`,
    html: `<p>${word}</p>`,
    body_text: word,
  }
  await db
    .insertInto('message')
    .values({
      ...message,
      id: things.message_id,
      state: 'parked',
      why: 'no_witness',
      reply_token: newToken(),
      opt_out_token: things.unsubscribe_token,
    })
    .execute()
  await addAttachmentRows(db, about, things.message_id, word)
  const waiting = { id: things.scheduled_id, message_id: `<${newId()}@${word}.example>`, reply_token: newToken() }
  const inAYear = new Date(Date.now() + 365 * 86_400_000)
  await db
    .insertInto('message')
    .values({ ...message, ...waiting, state: 'queued', is_scheduled: true, due_at: inAYear })
    .execute()
  if (options.followUp) {
    const ofSequence = (step: number) => ({
      ...message,
      id: newId(),
      message_id: `<${newId()}@${word}.example>`,
      reply_token: newToken(),
      kind: 'sequence' as const,
      step,
    })
    await db
      .insertInto('message')
      .values([
        { ...ofSequence(0), state: 'sent', sent_at: new Date() },
        { ...ofSequence(1), state: 'queued', due_at: inAYear },
      ])
      .execute()
  }
  const linkOf = (purpose: 'data_page' | 'data_code' | 'data_access', token: string) => ({
    workspace_id,
    candidate_id,
    email: things.email,
    purpose,
    token_hash: hashOf(token),
    expires_at: inAYear,
  })
  await db
    .insertInto('link')
    .values([
      linkOf('data_page', things.data_page_token),
      linkOf('data_code', `${hashOfToken(things.data_page_token)} ${dataCode}`),
      linkOf('data_access', things.data_access_token),
    ])
    .execute()
  const order = { id: things.plan_request_id, request_id: newId(), plan: 'team', plan_name: `Team ${word}`, searches: 1 }
  await db
    .insertInto('plan_request')
    .values({ ...order, workspace_id, user_id, company: word, note: word })
    .execute()
  await db
    .insertInto('notification')
    .values({ id: things.notification_id, workspace_id, user_id, project_id, candidate_id, kind: 'k', body: word, once_key: newId() })
    .execute()
  await db
    .insertInto('comment')
    .values({ ...about, id: things.comment_id, user_id, body: `Comment ${word}` })
    .execute()
  await db
    .insertInto('resume')
    .values({
      id: things.resume_key,
      workspace_id,
      person_id,
      file_name: `${word}.txt`,
      content_type: 'text/plain',
      bytes: Buffer.from(word),
    })
    .execute()
  await db
    .updateTable('candidate')
    .set({ resume_id: things.resume_key, notes: `Note ${word}`, note_to_hm: `Note ${word}`, kept_for: `Item ${word}` })
    .where('id', '=', candidate_id)
    .execute()
  await db
    .insertInto('candidate_history')
    .values({ ...about, id: newId(), at: new Date(), event: 'training_positive', detail: `Seen ${word}` })
    .execute()
  await db
    .insertInto('linkedin_message')
    .values({ ...about, id: newId(), kind: 'inmail', state: 'sent', subject: word, body: word, due_at: new Date(), user_id })
    .execute()
  const expires_at = new Date(Date.now() + 86_400_000)
  await db
    .insertInto('link')
    .values({
      workspace_id,
      candidate_id,
      token_hash: hashOf(things.information_token),
      purpose: 'additional_information',
      expires_at,
    })
    .execute()
  await db
    .insertInto('link')
    .values({ workspace_id, candidate_id, token_hash: hashOf(things.oneself_token), purpose: 'self_identification', expires_at })
    .execute()
  const review = { purpose: 'hm_review' as const, project_id, candidate_ids: [candidate_id], email: `boss@${word}.example` }
  await db
    .insertInto('link')
    .values({ ...review, workspace_id, token_hash: hashOf(things.review_token), expires_at })
    .execute()
  // of a user with no other role here: a new password ends their sessions
  const forgetful = things.account_id
  const names = { first_name: 'For', last_name: 'Getful', company: 'Same', job_title: 'Recruiter' }
  await db
    .insertInto('users')
    .values({ id: forgetful, workspace_id, email: `${forgetful}@home.example`, ...names })
    .execute()
  const mailed = { workspace_id, user_id: forgetful, email: `${forgetful}@home.example`, expires_at }
  await db
    .insertInto('link')
    .values([
      { ...mailed, token_hash: hashOf(things.reset_token), purpose: 'reset_password' },
      { ...mailed, token_hash: hashOf(things.secure_token), purpose: 'secure_account' },
    ])
    .execute()
  // not the recovery code of an absent workspace
  things.recovery_code = (await makeRecoveryCodes(db, { id: forgetful, workspaceId: workspace_id }))[0]!
  const step = { purpose: 'second_step' as const, signed_in_by: 'password' as const, user_id: forgetful, workspace_id, expires_at }
  await db
    .insertInto('auth_challenge')
    .values({ ...step, token_hash: hashOf(things.step_token) })
    .execute()
  await db
    .insertInto('second_factor')
    .values({ ...authenticatorOf(things.passkey_token).row(), user_id: forgetful, workspace_id })
    .execute()
  await db
    .insertInto('invitation')
    .values({ token_hash: hashOf(things.invitation_token), workspace_id, email: things.invited_email, invited_by: ctx.userId, expires_at })
    .execute()
  const suppressed = `gone.${things.suppression_id}@home.example`
  await db
    .insertInto('suppression')
    .values({ id: things.suppression_id, workspace_id, email: suppressed, hash: Buffer.from(suppressed), reason: 'by_hand' })
    .execute()
  await db
    .insertInto('contact_message')
    .values({ id: things.contact_id, name: 'Some Body', email: 'body@far.example', company: 'Far', message: 'Hello', at: new Date() })
    .execute()
  const all = { ...things, project_id, other_project_id, candidate_id, person_id }
  await seedInterviews(testApp, owner, all)
  return all
}

/** Links a system and selects a job for the project. */
async function linkAndSync(testApp: TestApp, ctx: ActorContext, projectId: string): Promise<void> {
  const account = await testApp.services.outside.ats.exchange(testApp.embedded.ats!.link('Greenhouse'))
  await saveAccount(ctx, testApp.services.secrets, account, ctx.userId)
  await ctx.transaction(async (tx) => {
    const link = await findAtsLink(tx)
    const jobId = `${account.accountId}-job-1`
    const job = { linkId: link!.id, integration: account.integration, jobId, remoteId: null, name: 'Job' }
    const stages = { HIRING_MANAGER: { id: `${jobId}-stage-1`, name: 'Review' } }
    await saveProjectJob(tx, ctx, { ...job, projectId, isOn: true, stages, isImported: false })
  })
}

/** Of the page about a candidate's data. */
export const dataCode = '12345678'

const disputeOf = ({ word, email }: Things): DisputeDetails => ({
  about: 'fact',
  claim: null,
  change: { kind: 'skill', before: null, after: `More ${word}` },
  resumeId: null,
  fileName: null,
  email,
  language: 'en',
})
