// The signed-in user as screens need them.
import type { ProjectPreference } from '@fairlead/domain/account/project-preference'
import type { NotificationMail } from '@fairlead/domain/account/digest'
import type { AppLanguage } from '@fairlead/domain/shared/readers-language'
import { readProducts, type ProductType } from '@fairlead/domain/account/products'
import { isMissingModifyScope } from '@fairlead/domain/account/scopes'
import { asInstalled, type ShortcutChoice } from '@fairlead/domain/account/shortcuts'
import { Refusal } from '@fairlead/domain/refusal'
import type { Kysely } from 'kysely'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import type { DB } from '../../../platform/schema.ts'
import { isWorkspaceAdmin, ownerOf } from './workspace-rights.ts'

export interface UserView {
  id: string
  email: string
  firstName: string
  lastName: string
  company: string
  jobTitle: string
  profilePicture: string | null
  workspaceId: string
  workspaceName: string
  experiments: { enableSelfServeLeanTest: boolean; enableV2Experience: boolean }
  onboardingTours: Record<string, boolean>
  isSuperAdmin: boolean
  authorizedProducts: ProductType[]
  productType: ProductType
  maySend: boolean
  notificationMail: NotificationMail
  language: AppLanguage | null
  calendarSyncedId: string | null
  isMissingModifyScope: boolean
  preferences: Record<string, ProjectPreference>
  shortcuts: ShortcutChoice
  ownsWorkspace: boolean
  isWorkspaceAdmin: boolean
  isEmailVerified: boolean
  pendingEmail: string | null
}

/** The ID of the user with this address; null without one. */
export async function findUserByEmail(tx: Kysely<DB>, email: string): Promise<string | null> {
  const row = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return row?.id ?? null
}

/** The names of users by their addresses; addresses without an account are left out. */
export async function findNamesByEmail(tx: Kysely<DB>, emails: readonly string[]): Promise<Record<string, string>> {
  if (emails.length === 0) return {}
  const users = await tx.selectFrom('users').select(['email', 'first_name', 'last_name']).where('email', 'in', emails).execute()
  return Object.fromEntries(users.map((user) => [user.email, `${user.first_name} ${user.last_name}`.trim()]))
}

/** A user's names; null for an unknown user. */
export async function findUserName(tx: Kysely<DB>, userId: string): Promise<{ firstName: string; lastName: string } | null> {
  const row = await tx.selectFrom('users').select(['first_name', 'last_name']).where('id', '=', userId).executeTakeFirst()
  return row ? { firstName: row.first_name, lastName: row.last_name } : null
}

export interface Contact {
  email: string
  firstName: string
  lastName: string
  company: string
  jobTitle: string
}

const contactColumns = ['email', 'first_name', 'last_name', 'company', 'job_title'] as const

function toContact(row: { email: string; first_name: string; last_name: string; company: string; job_title: string }): Contact {
  return { email: row.email, firstName: row.first_name, lastName: row.last_name, company: row.company, jobTitle: row.job_title }
}

/** What a user states about themselves, even if they can't sign in anymore. */
export async function readContact(tx: Kysely<DB>, userId: string): Promise<Contact> {
  return toContact(await tx.selectFrom('users').select(contactColumns).where('id', '=', userId).executeTakeFirstOrThrow())
}

/** The same of the user with this address; null without one. */
export async function findContactByEmail(tx: Kysely<DB>, email: string): Promise<Contact | null> {
  const row = await tx.selectFrom('users').select(contactColumns).where('email', '=', email).executeTakeFirst()
  return row ? toContact(row) : null
}

/** The user with this address who can sign in, in any workspace. */
export function findSignInUser(db: Kysely<DB>, email: string) {
  return signInUsers(db).where('email', '=', email).executeTakeFirst()
}

/** The same by the account's ID. */
export function findSignInUserById(db: Kysely<DB>, userId: string) {
  return signInUsers(db).where('id', '=', userId).executeTakeFirst()
}

function signInUsers(db: Kysely<DB>) {
  return db
    .selectFrom('users')
    .select(['id', 'workspace_id', 'email', 'password_hash', 'first_name', 'last_name', 'profile_picture', 'is_super_admin'])
    .where('disabled_at', 'is', null)
}

/** A user's address, whether it is verified, and the one they want to change to; null for one who can't sign in. */
export async function findProvenAddress(
  tx: Kysely<DB>,
  userId: string,
): Promise<{ email: string; firstName: string; pendingEmail: string | null; isProven: boolean } | null> {
  const row = await tx
    .selectFrom('users')
    .select(['email', 'first_name', 'pending_email', 'email_verified_at'])
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  return { email: row.email, firstName: row.first_name, pendingEmail: row.pending_email, isProven: row.email_verified_at !== null }
}

/** A user's names and address, and the name of their workspace. */
export async function readUserAndWorkspace(
  tx: Kysely<DB>,
  userId: string,
): Promise<{ email: string; firstName: string; lastName: string; workspaceName: string }> {
  const row = await tx
    .selectFrom('users')
    .innerJoin('workspace', 'workspace.id', 'users.workspace_id')
    .select(['users.email', 'users.first_name', 'users.last_name', 'workspace.name as workspace_name'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  return { email: row.email, firstName: row.first_name, lastName: row.last_name, workspaceName: row.workspace_name }
}

/** The user with this address, if they can sign in and allow the product to write for them. */
export async function findAutomaticSender(
  tx: Kysely<DB>,
  email: string,
): Promise<{ id: string; firstName: string; lastName: string } | null> {
  const row = await tx
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('email', '=', email)
    .where('may_send', '=', true)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return row ? { id: row.id, firstName: row.first_name, lastName: row.last_name } : null
}

export interface ActiveUser {
  id: string
  email: string
  firstName: string
  lastName: string
}

/** A user who can sign in; null for an unknown or deactivated one. */
export async function findActiveUser(tx: Kysely<DB>, userId: string): Promise<ActiveUser | null> {
  return (await listActiveUsers(tx, [userId]))[0] ?? null
}

/** Those of these users who can sign in. */
export async function listActiveUsers(tx: Kysely<DB>, userIds: readonly string[]): Promise<ActiveUser[]> {
  if (userIds.length === 0) return []
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('id', 'in', userIds)
    .where('disabled_at', 'is', null)
    .execute()
  return rows.map((row) => ({ id: row.id, email: row.email, firstName: row.first_name, lastName: row.last_name }))
}

/** Everyone in the workspace who can sign in, the earliest first. */
export function listTeam(tx: Tx): Promise<{ id: string; email: string }[]> {
  return tx.selectFrom('users').select(['id', 'email']).where('disabled_at', 'is', null).orderBy('created_at').execute()
}

/** The users with one of these addresses who can sign in. */
export async function listActiveUsersByEmail(tx: Kysely<DB>, emails: readonly string[]): Promise<{ id: string; email: string }[]> {
  if (emails.length === 0) return []
  return tx.selectFrom('users').select(['id', 'email']).where('email', 'in', emails).where('disabled_at', 'is', null).execute()
}

export async function ownsWorkspace(tx: Tx, ctx: Pick<ActorContext, 'userId' | 'workspaceId'>): Promise<boolean> {
  return (await ownerOf(tx, ctx.workspaceId)) === ctx.userId
}

export function readUser(ctx: ActorContext): Promise<UserView> {
  return ctx.transaction(async (tx) => {
    const row = await tx
      .selectFrom('users')
      .innerJoin('workspace', 'workspace.id', 'users.workspace_id')
      .selectAll('users')
      .select('workspace.name as workspace_name')
      .where('users.id', '=', ctx.userId)
      .executeTakeFirst()
    if (!row) throw new Refusal('not_signed_in')
    const identities = await tx.selectFrom('identity').select('scopes').where('user_id', '=', ctx.userId).execute()
    const experiments = row.experiments
    return {
      id: row.id,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      company: row.company,
      jobTitle: row.job_title,
      profilePicture: row.profile_picture,
      workspaceId: row.workspace_id,
      workspaceName: row.workspace_name,
      experiments: {
        enableSelfServeLeanTest: experiments.enable_self_serve_lean_test ?? false,
        enableV2Experience: experiments.enable_v2_experience ?? false,
      },
      onboardingTours: row.onboarding_tours,
      isSuperAdmin: ctx.actor.isSuperAdmin,
      authorizedProducts: readProducts(row.authorized_products.join(',')),
      productType: row.product_type,
      maySend: row.may_send,
      notificationMail: row.notification_mail,
      language: row.language,
      calendarSyncedId: row.calendar_synced_id,
      isMissingModifyScope: isMissingModifyScope(identities),
      preferences: row.preferences,
      shortcuts: { ...asInstalled, ...row.shortcuts },
      ownsWorkspace: await ownsWorkspace(tx, ctx),
      isEmailVerified: row.email_verified_at !== null,
      pendingEmail: row.pending_email,
      isWorkspaceAdmin: await isWorkspaceAdmin(tx, ctx.actor),
    }
  })
}

/** False until a link sent to the user's address was used. */
export async function isAddressProven(tx: Kysely<DB>, userId: string): Promise<boolean> {
  const user = await tx.selectFrom('users').select('email_verified_at').where('id', '=', userId).executeTakeFirst()
  return user?.email_verified_at != null
}

/** The languages that users have chosen; without a choice, none. */
export async function readersLanguages(tx: Tx, userIds: readonly string[]): Promise<Map<string, AppLanguage>> {
  if (userIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'language'])
    .where('id', 'in', [...userIds])
    .where('language', 'is not', null)
    .execute()
  return new Map(rows.flatMap(({ id, language }) => (language ? [[id, language]] : [])))
}

/** The language of the workspace's user with this address; null for anyone else. */
export async function languageOfAddress(tx: Tx, workspaceId: string, email: string): Promise<AppLanguage | null> {
  const row = await tx
    .selectFrom('users')
    .select('language')
    .where('workspace_id', '=', workspaceId)
    .where('email', '=', email)
    .executeTakeFirst()
  return row?.language ?? null
}
