// The only writer of users: profiles, credentials, and settings.
import { sql, type Kysely } from 'kysely'
import type { NotificationMail } from '@fairlead/domain/account/digest'
import { readersLanguage, type AppLanguage } from '@fairlead/domain/shared/readers-language'
import type { FactorRule } from '@fairlead/domain/account/second-factor'
import type { NoticeSettings } from '@fairlead/domain/outreach/notice-rules'
import type { ProductType } from '@fairlead/domain/account/products'
import type { ShortcutChoice } from '@fairlead/domain/account/shortcuts'
import { Refusal } from '@fairlead/domain/refusal'
import { messages } from '@fairlead/domain/shared/messages'
import { newId } from '../../../platform/ids.ts'
import type { DB } from '../../../platform/schema.ts'

export interface NewUser {
  workspaceId: string
  email: string
  passwordHash: string | null
  firstName: string
  lastName: string
  company: string
  jobTitle: string
  profilePicture?: string | null
  /** null = it isn't verified that the address receives email. */
  emailVerifiedAt: Date | null
  isSuperAdmin?: boolean
  id?: string
  experiments?: { enable_self_serve_lean_test: boolean; enable_v2_experience: boolean }
}

export interface KnownUser {
  id: string
  workspace_id: string
  email: string
  first_name: string
  last_name: string
  profile_picture: string | null
}

const columns = ['id', 'workspace_id', 'email', 'first_name', 'last_name', 'profile_picture'] as const

/** Refuses a registered address. The first account of a workspace is its admin. */
export async function insertUser(tx: Kysely<DB>, user: NewUser): Promise<KnownUser> {
  const row = await tx
    .insertInto('users')
    .values({
      id: user.id ?? newId(),
      workspace_id: user.workspaceId,
      email: user.email,
      password_hash: user.passwordHash,
      first_name: user.firstName,
      last_name: user.lastName,
      company: user.company,
      job_title: user.jobTitle,
      profile_picture: user.profilePicture ?? null,
      email_verified_at: user.emailVerifiedAt,
      // of the page they registered on
      language: readersLanguage() === 'en' ? null : readersLanguage(),
      is_super_admin: user.isSuperAdmin,
      is_workspace_admin: sql<boolean>`not exists (select from users as other where other.workspace_id = ${user.workspaceId})`,
      experiments: JSON.stringify(user.experiments ?? { enable_self_serve_lean_test: true, enable_v2_experience: false }),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(columns)
    .executeTakeFirst()
  if (!row) throw emailTaken()
  return row
}

export function emailTaken(): Refusal {
  return new Refusal('email_taken', undefined, { email: messages.emailRegistered })
}

export async function openWorkspace(tx: Kysely<DB>, name: string): Promise<string> {
  const id = newId()
  await tx.insertInto('workspace').values({ id, name }).execute()
  return id
}

/** Held while members change, so that two admins can't revoke each other's rights concurrently. */
export async function lockWorkspace(tx: Kysely<DB>, workspaceId: string): Promise<void> {
  await tx.selectFrom('workspace').select('id').where('id', '=', workspaceId).forNoKeyUpdate().executeTakeFirstOrThrow()
}

export async function workspaceName(tx: Kysely<DB>, id: string): Promise<string> {
  return (await tx.selectFrom('workspace').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name
}

/** The IDs of two workspaces at most, to know whether there is only one. */
export async function findTwoWorkspaces(db: Kysely<DB>): Promise<string[]> {
  return (await db.selectFrom('workspace').select('id').limit(2).execute()).map(({ id }) => id)
}

/** Renames a single-person workspace from a guessed company to the stated one. */
export async function renameOwnWorkspace(tx: Kysely<DB>, workspaceId: string, from: string, to: string): Promise<void> {
  const members = await tx.selectFrom('users').select('id').where('workspace_id', '=', workspaceId).limit(2).execute()
  if (members.length === 1)
    await tx.updateTable('workspace').set({ name: to }).where('id', '=', workspaceId).where('name', '=', from).execute()
}

export interface LockedUser extends KnownUser {
  email_verified_at: Date | null
  pending_email: string | null
}

/** null when missing or disabled; the row is locked until the transaction ends. */
export async function lockUserByEmail(tx: Kysely<DB>, email: string): Promise<LockedUser | null> {
  return (await lockable(tx).where('email', '=', email).executeTakeFirst()) ?? null
}

/** The same by the account's ID. */
export async function lockUserById(tx: Kysely<DB>, id: string): Promise<LockedUser | null> {
  return (await lockable(tx).where('id', '=', id).executeTakeFirst()) ?? null
}

export interface AnyUser extends KnownUser {
  email_verified_at: Date | null
  disabled_at: Date | null
  is_workspace_admin: boolean
}

/** Of any workspace, even a disabled one; the row is locked until the transaction ends. */
export async function findAnyUser(tx: Kysely<DB>, by: { id: string } | { email: string }): Promise<AnyUser | null> {
  const query = tx.selectFrom('users').select([...columns, 'email_verified_at', 'disabled_at', 'is_workspace_admin'])
  const isMeant = 'id' in by ? query.where('id', '=', by.id) : query.where('email', '=', by.email)
  return (await isMeant.forUpdate().executeTakeFirst()) ?? null
}

function lockable(tx: Kysely<DB>) {
  return tx
    .selectFrom('users')
    .select([...columns, 'email_verified_at', 'pending_email'])
    .where('disabled_at', 'is', null)
    .forUpdate()
}

/** A newly verified address replaces the account's own. */
export async function saveEmail(tx: Kysely<DB>, userId: string, email: string, provenAt: Date): Promise<void> {
  await tx.updateTable('users').set({ email, email_verified_at: provenAt, pending_email: null }).where('id', '=', userId).execute()
}

/** null = unchanged. */
export async function savePendingEmail(tx: Kysely<DB>, userId: string, email: string | null): Promise<void> {
  await tx.updateTable('users').set({ pending_email: email }).where('id', '=', userId).execute()
}

/**
 * Permanently disables an account and frees its address. `wasProven`: the user had verified the address, so email they
 * have queued is still sent.
 */
export async function releaseAddress(tx: Kysely<DB>, userId: string, releasedAt: Date, { wasProven = false } = {}): Promise<void> {
  await tx
    .updateTable('users')
    .set((eb) => ({
      removed_email: eb.ref('email'),
      email: `${userId}@removed.invalid`,
      email_verified_at: wasProven ? eb.ref('email_verified_at') : null,
      calendar_synced_id: null,
      profile_picture: null,
      pending_email: null,
      password_hash: null,
      is_workspace_admin: false,
      is_super_admin: false,
      disabled_at: releasedAt,
      removed_at: releasedAt,
    }))
    .where('id', '=', userId)
    .execute()
}

export async function saveWorkspaceAdmin(tx: Kysely<DB>, userId: string, isAdmin: boolean): Promise<void> {
  await tx.updateTable('users').set({ is_workspace_admin: isAdmin }).where('id', '=', userId).execute()
}

/** null for an unknown user, and for one who signs in without a password. */
export async function findPasswordHash(db: Kysely<DB>, userId: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst()
  return row?.password_hash ?? null
}

export async function savePassword(tx: Kysely<DB>, userId: string, passwordHash: string | null): Promise<void> {
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
}

export async function saveVerifiedEmail(tx: Kysely<DB>, userId: string, verifiedAt: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email_verified_at: verifiedAt })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .execute()
}

export interface ProfileChange {
  first_name: string
  last_name: string
  company: string
  job_title: string
}

export async function saveProfile(tx: Kysely<DB>, userId: string, change: ProfileChange): Promise<void> {
  await tx.updateTable('users').set(change).where('id', '=', userId).execute()
}

export interface Choices {
  onboardingTours?: Record<string, boolean> | undefined
  preferences?: Record<string, unknown> | undefined
  shortcuts?: ShortcutChoice | undefined
  productType?: ProductType | undefined
  maySend?: boolean | undefined
  notificationMail?: NotificationMail | undefined
  /** null = the device's. */
  language?: AppLanguage | null | undefined
  /** null = removes the calendar. */
  calendarSyncedId?: string | null | undefined
}

/** Missing fields don't change; tours and preferences are merged by key. */
export async function saveChoices(tx: Kysely<DB>, userId: string, choices: Choices): Promise<void> {
  const { onboardingTours: tours, preferences } = choices
  await tx
    .updateTable('users')
    .set({
      onboarding_tours: tours && sql<string>`onboarding_tours || ${JSON.stringify(tours)}::jsonb`,
      preferences: preferences && sql<string>`preferences || ${JSON.stringify(preferences)}::jsonb`,
      shortcuts: choices.shortcuts && JSON.stringify(choices.shortcuts),
      product_type: choices.productType,
      may_send: choices.maySend,
      notification_mail: choices.notificationMail,
      language: choices.language,
      calendar_synced_id: choices.calendarSyncedId,
      id: userId,
    })
    .where('id', '=', userId)
    .execute()
}

/** Settings only super admins can change. */
export interface AccountState {
  experiments: Record<string, boolean>
  products: ProductType[]
  productType: ProductType
  disabledAt: Date | null
}

export async function saveAccount(tx: Kysely<DB>, userId: string, state: AccountState): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      experiments: JSON.stringify(state.experiments),
      authorized_products: state.products,
      product_type: state.productType,
      disabled_at: state.disabledAt,
    })
    .where('id', '=', userId)
    .execute()
}

/** Without password, pending address, and synced calendar: the person who registered the address can't sign in with it anymore. */
export async function clearCredentials(tx: Kysely<DB>, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password_hash: null, pending_email: null, calendar_synced_id: null })
    .where('id', '=', userId)
    .execute()
}

export async function saveDigestAt(tx: Kysely<DB>, userId: string, sentAt: Date): Promise<void> {
  await tx.updateTable('users').set({ digest_at: sentAt }).where('id', '=', userId).execute()
}

/** False when nothing changed. */
export async function saveQuotaFactor(db: Kysely<DB>, workspaceId: string, factor: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('workspace')
    .set({ quota_factor: factor })
    .where('id', '=', workspaceId)
    .where('quota_factor', '<>', factor)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** False when the workspace had left the demo before. */
export async function saveDemoLeft(db: Kysely<DB>, workspaceId: string, leftAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('workspace')
    .set({ demo_left_at: leftAt })
    .where('id', '=', workspaceId)
    .where('demo_left_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function readWorkspacePostalAddress(db: Kysely<DB>, workspaceId: string): Promise<string | null> {
  return (await db.selectFrom('workspace').select('postal_address').where('id', '=', workspaceId).executeTakeFirstOrThrow()).postal_address
}

export async function saveWorkspacePostalAddress(db: Kysely<DB>, workspaceId: string, address: string | null): Promise<void> {
  await db.updateTable('workspace').set({ postal_address: address }).where('id', '=', workspaceId).execute()
}

/** What it changed about the rules for notices. */
export async function saveNoticeSettings(db: Kysely<DB>, workspaceId: string, settings: NoticeSettings): Promise<void> {
  await db
    .updateTable('workspace')
    .set({ notice_settings: JSON.stringify(settings) })
    .where('id', '=', workspaceId)
    .execute()
}

/** Which past applicants its first messages wait for. */
export async function saveWorkspaceRecontact(
  db: Kysely<DB>,
  workspaceId: string,
  { months, reasons }: { months: number; reasons: string[] },
): Promise<void> {
  await db.updateTable('workspace').set({ recontact_months: months, recontact_reasons: reasons }).where('id', '=', workspaceId).execute()
}

/** For how many years it keeps records of decisions. */
export async function saveWorkspaceRecordYears(db: Kysely<DB>, workspaceId: string, years: number): Promise<void> {
  await db.updateTable('workspace').set({ record_years: years }).where('id', '=', workspaceId).execute()
}

/** From when members need a second factor (null = they don't), and whether that goes for providers' sign-in too. */
export async function saveFactorRule(tx: Kysely<DB>, workspaceId: string, { from, forProviders }: FactorRule): Promise<void> {
  await tx
    .updateTable('workspace')
    .set({ second_factor_from: from, second_factor_for_providers: forProviders })
    .where('id', '=', workspaceId)
    .execute()
}

/** From when a workspace requires single sign-on; null = it doesn't. */
export async function readSsoFrom(db: Kysely<DB>, workspaceId: string): Promise<Date | null> {
  const row = await db.selectFrom('workspace').select('sso_required_from').where('id', '=', workspaceId).executeTakeFirstOrThrow()
  return row.sso_required_from
}

/** With those who may sign in without it. */
export async function saveSsoRule(
  tx: Kysely<DB>,
  workspaceId: string,
  { from, breakGlass }: { from: Date | null; breakGlass: readonly string[] },
): Promise<void> {
  await tx.updateTable('workspace').set({ sso_required_from: from }).where('id', '=', workspaceId).execute()
  await tx
    .updateTable('users')
    .set({ is_break_glass: sql<boolean>`id = any(${breakGlass})` })
    .where('workspace_id', '=', workspaceId)
    .execute()
}

export async function isBreakGlass(db: Kysely<DB>, userId: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('is_break_glass').where('id', '=', userId).executeTakeFirst()
  return row?.is_break_glass ?? false
}
