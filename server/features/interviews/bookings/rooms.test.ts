// Interviews with a video room of their own: made by the host's calendar, late, refused, or from a template.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startGoogle, type EmbeddedGoogle } from '../../../../testing/fakes/start-google.ts'
import { inHours, invitationIn, openDesk, openInterviewWorld, type Desk, type InterviewWorld } from '../../../../testing/interview-world.ts'
import { makeInterviewer } from '../../../../testing/interviews.ts'
import { until } from '../../../../testing/mail-station.ts'

let world: InterviewWorld
let google: EmbeddedGoogle
let desk: Desk
beforeAll(async () => {
  google = await startGoogle({ accessToken: 'token' })
  world = await openInterviewWorld()
})
beforeEach(async () => {
  google.meet('ready')
  desk = await openDesk(world, google)
})
afterAll(async () => {
  await world.close()
  await google.stop()
})
const db = () => world.testApp.database.system
const retry = () => db().updateTable('interview_panelist').set({ next_try_at: null }).execute()
const conferenceIn = (text: string) => /CONFERENCE;[^:]*:(\S+)/.exec(text.replaceAll(/\r?\n /g, ''))?.[1]
const icsOf = (mail: { attachments: { contentType: string; content: Buffer }[] }) =>
  mail.attachments.find(({ contentType }) => contentType === 'text/calendar')!.content.toString()
const troubles = (candidateId: string) =>
  db()
    .selectFrom('notification')
    .select('body')
    .where('kind', '=', 'interview_room_missing')
    .where('candidate_id', '=', candidateId)
    .execute()

describe('a room of the calendar', () => {
  test('is made before the first email: in its text, its invitation, and on the card; each interview has its own', async () => {
    const [first, second] = [await desk.invite(), await desk.invite()]
    await first.book(48)
    await second.book(60)
    const [mail] = await first.emails(1)
    await second.emails(1)
    const [earlier, later] = [await first.row(), await second.row()]
    expect(earlier).toMatchObject({ room: 'made', meeting_where: expect.stringMatching(/^https:\/\/meet\.google\.example\//) as string })
    expect(later.meeting_where).not.toBe(earlier.meeting_where)
    expect(mail!.text).toContain(`You meet over video: ${earlier.meeting_where}`)
    expect(invitationIn(mail!)).toMatchObject({ location: earlier.meeting_where, method: 'REQUEST' })
    expect(conferenceIn(icsOf(mail!))).toBe(earlier.meeting_where)
    const { body } = await world.user.call('GET', 'v2/interviews', { project_id: earlier.project_id, candidate_id: earlier.candidate_id })
    expect(body).toMatchObject({ interviews: [{ meeting: { where: earlier.meeting_where, room: 'made' }, room_trouble: null }] })
    await desk.writeAll()
    await desk.writeAll()
    expect(await first.emails(1)).toHaveLength(1)
  })

  test('that is late leaves the booking as it is; the link follows once, in an update of the same invitation', async () => {
    google.meet('late')
    const { id, book, action, emails, row } = await desk.invite()
    await book(48)
    const [before] = await emails(1)
    expect(before!.text).toContain('We’ll email you the link as soon as the room is ready.')
    expect(conferenceIn(icsOf(before!))).toBeUndefined()
    expect((await row()).room).toBe('pending')
    for (let round = 0; round < 5; round++) {
      await retry()
      await desk.writeAll()
    }
    await until('the team is told', async () => (await troubles(id)).length > 0)
    google.makeRooms()
    await retry()
    await desk.writeAll()
    const [, after] = await emails(2)
    const { meeting_where, uid } = await row()
    expect(after!.text).toContain(`You meet over video: ${meeting_where}`)
    expect(invitationIn(after!)).toMatchObject({ uid, location: meeting_where })
    expect(Number(invitationIn(after!)!.sequence)).toBeGreaterThan(Number(invitationIn(before!)!.sequence))
    expect(after!.references).toContain(before!.messageId)
    await action('move', inHours(72))
    const [, , moved] = await emails(3)
    expect(moved!.text).toContain(meeting_where)
    expect(invitationIn(moved!)).toMatchObject({ uid, location: meeting_where })
  })

  test('that is refused is told to the team once, and made when it is possible again', async () => {
    google.meet('refused')
    const { id, book, emails, row } = await desk.invite()
    await book(48)
    await emails(1)
    await until('the team is told', async () => (await troubles(id)).length > 0)
    const before = (await troubles(id)).length
    expect((await troubles(id))[0]!.body).toContain('Google Meet isn’t available for this calendar.')
    await retry()
    await desk.writeAll()
    expect((await row()).room_why).toBe('Google Meet isn’t available for this calendar.')
    expect(await troubles(id)).toHaveLength(before)
    google.meet('ready')
    await retry()
    await desk.writeAll()
    await emails(2)
    expect(await row()).toMatchObject({ state: 'booked', room: 'made', room_why: null })
  })

  test('is the same one when the answer was lost', async () => {
    google.fault('hung_up', 'POST')
    const { book, emails, row } = await desk.invite()
    await book(48)
    await emails(1)
    await retry()
    await desk.writeAll()
    await emails(2)
    expect((await row()).room).toBe('made')
  })

  test('needs a calendar that makes rooms, and the team is told when it doesn’t', async () => {
    await makeInterviewer(world.testApp, desk.host.email, { meetingRoom: 'calendar', meetingLink: '', slotMinutes: 60, horizonDays: 20 })
    const { id, book, emails } = await desk.invite()
    await book(48)
    await emails(1)
    await until('the team is told', async () => (await troubles(id)).some(({ body }) => body.includes('can’t make video rooms')))
  })
})

test('a template gives each interview a link of its own, a fixed link is shared', async () => {
  const choice = { meetingRoom: 'link', slotMinutes: 60, horizonDays: 20 } as const
  await makeInterviewer(world.testApp, desk.host.email, { ...choice, meetingLink: 'https://meet.example/acme-{interview}' })
  const [first, second, third] = [await desk.invite(), await desk.invite(), await desk.invite()]
  await first.book(48)
  await second.book(60)
  const [earlier, later] = [await first.row(), await second.row()]
  expect(earlier).toMatchObject({
    room: 'own',
    meeting_where: expect.stringMatching(/^https:\/\/meet\.example\/acme-[0-9a-f]{32}$/) as string,
  })
  expect(later.meeting_where).not.toBe(earlier.meeting_where)
  await makeInterviewer(world.testApp, desk.host.email, { ...choice, meetingLink: 'https://meet.example/ada' })
  await third.book(72)
  expect(await third.row()).toMatchObject({ room: 'shared', meeting_where: 'https://meet.example/ada' })
})
