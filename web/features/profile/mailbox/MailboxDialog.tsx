// Connects a mailbox or changes its settings: looks up the servers, tests both directions, and keeps the input.
import { Button, Group, PasswordInput, Select, Stack, Text, TextInput } from '@mantine/core'
import type { ConnectMailbox } from '@fairlead/contract/v2/mailboxes'
import type { FindMailServers } from '@fairlead/contract/v2/mailboxes/find'
import type { TestMailbox } from '@fairlead/contract/v2/mailboxes/test'
import { mailSecurities } from '@fairlead/domain/ports/mailboxes'
import { useState } from 'react'
import { putAnswer } from '../../../api/cache.ts'
import { failureOf } from '../../../api/failure.ts'
import { send } from '../../../api/send.ts'
import { useForm, type Form } from '../../../api/use-form.ts'
import { FormError } from '../../../ui/FormError.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { text as mailboxText } from '../../../i18n/mailbox.ts'
import { mailboxesQuery, type WireMailbox } from './mailboxes-query.ts'

type Values = Omit<ConnectMailbox['input'], 'smtp_port' | 'imap_port' | 'is_shared'> & { smtp_port: string; imap_port: string }
type Step = 'find' | 'test' | 'save'
interface Done {
  find?: FindMailServers['answer'] | null
  test?: TestMailbox['answer']
  save?: ConnectMailbox['answer']
}
type Note = { tone: 'good' | 'bad'; text: string }

const blank: Values = {
  address: '',
  name: '',
  password: '',
  username: '',
  smtp_host: '',
  smtp_port: '465',
  smtp_security: 'tls',
  imap_host: '',
  imap_port: '993',
  imap_security: 'tls',
}

function formOf(mailbox: WireMailbox): Values {
  const { address, name, username, smtp_host, smtp_port, smtp_security, imap_host, imap_port, imap_security } = mailbox
  return {
    address,
    password: '',
    smtp_host,
    smtp_security,
    imap_host,
    imap_security,
    name: name === address ? '' : name,
    username: username === address ? '' : username,
    smtp_port: String(smtp_port),
    imap_port: String(imap_port),
  }
}

const inputOf = (values: Values): ConnectMailbox['input'] => ({
  ...values,
  smtp_port: Number(values.smtp_port),
  imap_port: Number(values.imap_port),
})

interface Props {
  /** null = a new one */
  mailbox: WireMailbox | null
  isShared?: boolean
  onClose: () => void
}

export function MailboxDialog({ mailbox, isShared = false, onClose }: Props) {
  const [notes, setNotes] = useState<Note[]>([])
  const [hasServers, setHasServers] = useState(mailbox !== null)
  const note = (tone: Note['tone'], text: string): Note => ({ tone, text })
  const form = useForm<Values, Done, [Step]>(() => (mailbox ? formOf(mailbox) : blank), {
    check: ({ address }) => (address.trim() === '' ? { address: mailboxText.required } : null),
    send: async (values, step) => {
      setNotes([])
      if (step === 'find') return { find: await findServers(values.address) }
      if (step === 'test') {
        const { name: _, ...settings } = inputOf(values)
        return { test: await send<TestMailbox>('POST', 'v2/mailboxes/test', { ...settings, is_shared: isShared }) }
      }
      return { save: await send<ConnectMailbox>('POST', 'v2/mailboxes', { ...inputOf(values), is_shared: isShared }) }
    },
    success: (done, { address }) => (!done.save ? null : mailbox ? mailboxText.saved : mailboxText.isConnected(address.trim())),
    onSuccess: ({ find, test, save }, { address }) => {
      if (save) {
        putAnswer(mailboxesQuery.queryKey, save)
        onClose()
      }
      if (test)
        setNotes([
          note(test.smtp.ok ? 'good' : 'bad', test.smtp.why ?? mailboxText.sendingWorks),
          note(test.imap.ok ? 'good' : 'bad', test.imap.why ?? mailboxText.receivingWorks),
        ])
      if (find === undefined) return
      setHasServers(true)
      if (find === null) return setNotes([note('bad', mailboxText.notFound)])
      const { by, ...foundSettings } = find
      const username = foundSettings.username === address.trim().toLowerCase() ? '' : foundSettings.username
      form.set({ ...foundSettings, username, smtp_port: String(foundSettings.smtp_port), imap_port: String(foundSettings.imap_port) })
      setNotes([note('good', mailboxText.foundBy[by])])
    },
    failure: mailboxText.couldNotConnect,
  })
  const { field } = form
  const busy = form.running?.[0]

  return (
    <Dialog
      title={mailbox ? mailboxText.editTitle(mailbox.address) : isShared ? mailboxText.connectShared : mailboxText.connectTitle}
      size={520}
      onClose={onClose}
    >
      <form onSubmit={(event) => form.onSubmit(event, hasServers ? 'save' : 'find')} noValidate>
        <Stack>
          {!mailbox && <TextInput label={mailboxText.address} type="email" autoComplete="email" data-autofocus {...field('address')} />}
          {hasServers && (
            <>
              <PasswordInput
                label={mailboxText.password}
                description={mailbox ? mailboxText.passwordKept : mailboxText.passwordHint}
                autoComplete="off"
                {...field('password')}
              />
              <TextInput label={mailboxText.username} description={mailboxText.usernameHint} autoComplete="off" {...field('username')} />
              <Server of="smtp" form={form} />
              <Server of="imap" form={form} />
              <TextInput label={mailboxText.name} description={mailboxText.nameHint} maxLength={100} {...field('name')} />
            </>
          )}
          <Stack gap={4} aria-live="polite">
            {notes.map(({ tone, text }) => (
              <Text key={text} size="sm" {...(tone === 'bad' ? { c: 'var(--bad-text)' } : {})}>
                {text}
              </Text>
            ))}
          </Stack>
          <FormError>{form.sentence}</FormError>
          <Group justify="end" gap="xs">
            <Button variant="subtle" onClick={onClose}>
              {mailboxText.cancel}
            </Button>
            {hasServers && (
              <Button variant="default" loading={busy === 'test'} onClick={() => void form.run('test')}>
                {mailboxText.test}
              </Button>
            )}
            <Button type="submit" loading={busy === 'find' || busy === 'save'}>
              {hasServers ? (mailbox ? mailboxText.save : mailboxText.connectIt) : mailboxText.find}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

/** The servers of an address; null when unknown. */
async function findServers(address: string): Promise<FindMailServers['answer'] | null> {
  try {
    return await send<FindMailServers>('GET', 'v2/mailboxes/find', { address })
  } catch (error) {
    if (failureOf(error)?.fields['address']) throw error
    return null
  }
}

interface ServerProps {
  of: 'smtp' | 'imap'
  form: Pick<Form<Values, [Step]>, 'field' | 'values' | 'set'>
}

function Server({ of: protocol, form: { field, values, set } }: ServerProps) {
  const label = protocol === 'smtp' ? mailboxText.outgoing : mailboxText.incoming
  return (
    <Group gap="xs" align="start" wrap="wrap">
      <TextInput label={label} style={{ flex: '1 1 200px' }} autoComplete="off" {...field(`${protocol}_host`)} />
      <TextInput
        label={mailboxText.port}
        aria-label={mailboxText.portOf(label)}
        w={80}
        inputMode="numeric"
        {...field(`${protocol}_port`)}
      />
      <Select
        label={mailboxText.encryption}
        aria-label={mailboxText.encryptionOf(label)}
        w={130}
        allowDeselect={false}
        data={mailSecurities.map((value) => ({ value, label: mailboxText.securities[value] }))}
        value={values[`${protocol}_security`]}
        onChange={(value) => value && set({ [`${protocol}_security`]: value })}
      />
    </Group>
  )
}
