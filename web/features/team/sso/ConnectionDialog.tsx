// Adding and editing an OpenID Connect provider.
import { Button, Group, NativeSelect, PasswordInput, Stack, Textarea, TextInput } from '@mantine/core'
import type { AddConnection, ChangeConnection } from '@fairlead/contract/v2/team/sso'
import { checkConnection, defaultRoles, type DefaultRole } from '@fairlead/domain/account/single-sign-on'
import { send } from '../../../api/send.ts'
import { useForm, type Form } from '../../../api/use-form.ts'
import { text as ssoText } from '../../../i18n/single-sign-on.ts'
import { useConfirmation } from '../../../session/use-confirmation.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormError } from '../../../ui/FormError.tsx'
import { show, type Connection, type SsoPage } from './use-sso.ts'

interface Values {
  name: string
  issuer: string
  client_id: string
  client_secret: string
  default_role: DefaultRole
  groups_claim: string
  scopes: string
  admin_groups: string
  member_groups: string
}

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const fieldsOf = ({ admin_groups, member_groups, ...values }: Values) => ({
  ...values,
  admin_groups: lines(admin_groups),
  member_groups: lines(member_groups),
})

function check(values: Values, isNew: boolean) {
  const { name, issuer, client_id, client_secret, default_role, groups_claim, scopes, admin_groups, member_groups } = fieldsOf(values)
  return checkConnection(
    {
      name: name.trim(),
      issuer: issuer.trim(),
      clientId: client_id.trim(),
      clientSecret: client_secret.trim(),
      scopes,
      defaultRole: default_role,
      groupsClaim: groups_claim.trim(),
      adminGroups: admin_groups,
      memberGroups: member_groups,
    },
    isNew,
  )
}

const empty: Values = {
  name: '',
  issuer: '',
  client_id: '',
  client_secret: '',
  default_role: 'member',
  groups_claim: '',
  scopes: '',
  admin_groups: '',
  member_groups: '',
}

export function AddConnectionDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<Values, SsoPage>(empty, {
    check: (values) => check(values, true),
    send: (values) => send<AddConnection>('POST', 'v2/team/sso/connections', fieldsOf(values)),
    success: (_, { name }) => ssoText.added(name.trim()),
    onSuccess: (page) => {
      show(page)
      onClose()
    },
    failure: ssoText.retryLater,
  })
  return <ConnectionForm title={ssoText.addTitle} action={ssoText.addProvider} isNew form={form} onClose={onClose} />
}

export function EditConnectionDialog({ connection, onClose }: { connection: Connection; onClose: () => void }) {
  const { id, admin_groups, member_groups, redirect_uri: _, logout_uri: __, ...stored } = connection
  const before = { ...stored, client_secret: '', admin_groups: admin_groups.join('\n'), member_groups: member_groups.join('\n') }
  const form = useForm<Values, SsoPage>(before, {
    check: (values) => check(values, false),
    send: (values) => {
      const { issuer: ___, client_id: ____, ...changeable } = fieldsOf(values)
      return send<ChangeConnection>('PUT', 'v2/team/sso/connections', { ...changeable, id })
    },
    success: ssoText.saved,
    onSuccess: (page) => {
      show(page)
      onClose()
    },
    failure: ssoText.retryLater,
  })
  return <ConnectionForm title={ssoText.editTitle(connection.name)} action={ssoText.save} isNew={false} form={form} onClose={onClose} />
}

interface Props {
  title: string
  action: string
  isNew: boolean
  form: Form<Values, []>
  onClose: () => void
}

function ConnectionForm({ title, action, isNew, form, onClose }: Props) {
  const { confirmed, dialog } = useConfirmation()
  const roles = defaultRoles.map((value) => ({ value, label: ssoText.roles[value] }))
  return (
    <Dialog title={title} size={560} onClose={onClose}>
      {dialog}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // shows what is wrong before it asks who they are
          if (check(form.values, isNew)) void form.run()
          else confirmed(() => void form.run())
        }}
      >
        <Stack>
          <TextInput label={ssoText.name} description={ssoText.nameHint} data-autofocus {...form.field('name')} />
          {isNew && (
            <>
              <TextInput label={ssoText.issuer} description={ssoText.issuerHint} type="url" spellCheck={false} {...form.field('issuer')} />
              <TextInput label={ssoText.clientId} autoComplete="off" spellCheck={false} {...form.field('client_id')} />
            </>
          )}
          <PasswordInput
            label={ssoText.clientSecret}
            description={isNew ? undefined : ssoText.keepSecret}
            autoComplete="off"
            {...form.field('client_secret')}
          />
          <NativeSelect
            label={ssoText.newMembers}
            data={roles}
            value={form.values.default_role}
            onChange={(event) => form.set({ default_role: defaultRoles.find((role) => role === event.currentTarget.value) ?? 'member' })}
          />
          <TextInput
            label={ssoText.groupsClaim}
            description={ssoText.groupsClaimHint}
            autoComplete="off"
            spellCheck={false}
            {...form.field('groups_claim')}
          />
          {form.values.groups_claim.trim() !== '' && (
            <>
              <TextInput
                label={ssoText.scopes}
                description={ssoText.scopesHint}
                autoComplete="off"
                spellCheck={false}
                {...form.field('scopes')}
              />
              <Textarea label={ssoText.adminGroups} description={ssoText.groupsHint} autosize minRows={2} {...form.field('admin_groups')} />
              <Textarea label={ssoText.memberGroups} autosize minRows={2} {...form.field('member_groups')} />
            </>
          )}
          <FormError>{form.sentence}</FormError>
          <Group justify="end" gap="xs">
            <Button variant="subtle" onClick={onClose}>
              {ssoText.cancel}
            </Button>
            <Button type="submit" loading={form.busy}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
