import type { TestApp } from './test-app.ts'

/** The token of the newest invitation, read from the queued email as the recipient's mailbox would see it. */
export async function invitationToken(testApp: TestApp, email: string): Promise<string> {
  const mail = await testApp.database.system
    .selectFrom('message')
    .select('body_text')
    .where('to_email', '=', email.toLowerCase())
    .where('email_type', '=', 'invitation')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  return /invitation=([\w-]+)/.exec(mail.body_text)![1]!
}
