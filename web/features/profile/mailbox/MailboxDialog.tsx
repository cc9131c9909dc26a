// Connects a mailbox or changes its settings: the servers are looked up, both directions can be tested, and nothing typed is lost.
import { Button, Group, PasswordInput, Select, Stack, Text, TextInput } from '@mantine/core'
import type { ConnectMailbox } from '@fairlead/contract/v2/mailboxes'
import type { FindMailServers } from '@fairlead/contract/v2/mailboxes/find'
import type { TestMailbox } from '@fairlead/contract/v2/mailboxes/test'
import { mailSecurities } from '@fairlead/domain/ports/mailboxes'
import { useState, type ChangeEvent, type FormEvent } from 'react'
import { putAnswer } from '../../../api/cache.ts'
import { failureOf, sentenceOf } from '../../../api/failure.ts'
import { send } from '../../../api/send.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { showToast } from '../../../ui/toast.ts'
import * as mailboxText from '../../../i18n/en/mailbox.ts'
import { mailboxesQuery, type WireMailbox } from './mailboxes-query.ts'

type Form = Omit<ConnectMailbox['input'], 'smtp_port' | 'imap_port' | 'is_shared'> & { smtp_port: string; imap_port: string }
type Wrong = Partial<Record<keyof Form, string | undefined>>
type Note = { tone: 'good' | 'bad'; text: string }

const blank: Form = {
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

function formOf(mailbox: WireMailbox): Form {
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

const inputOf = (form: Form): ConnectMailbox['input'] => ({
  ...form,
  smtp_port: Number(form.smtp_port),
  imap_port: Number(form.imap_port),
})

interface Props {
  /** null = a new one */
  mailbox: WireMailbox | null
  isShared?: boolean
  onClose: () => void
}

export function MailboxDialog({ mailbox, isShared = false, onClose }: Props) {
  const [form, setForm] = useState<Form>(() => (mailbox ? formOf(mailbox) : blank))
  const [wrong, setWrong] = useState<Wrong>({})
  const [notes, setNotes] = useState<Note[]>([])
  const [busy, setBusy] = useState<'find' | 'test' | 'save' | null>(null)
  const [hasServers, setHasServers] = useState(mailbox !== null)

  const set = (name: keyof Form, value: string) => {
    setForm((before) => ({ ...before, [name]: value }))
    setWrong((before) => ({ ...before, [name]: undefined }))
  }
  const field = (name: keyof Form) => ({
    value: form[name],
    error: wrong[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.currentTarget.value),
  })

  async function during(what: NonNullable<typeof busy>, work: () => Promise<void>) {
    setBusy(what)
    setNotes([])
    try {
      await work()
    } catch (error) {
      const fields = failureOf(error)?.fields ?? {}
      setWrong(fields)
      if (Object.keys(fields).length === 0) setNotes([{ tone: 'bad', text: sentenceOf(error, mailboxText.couldNotConnect) }])
    }
    setBusy(null)
  }

  const find = () =>
    during('find', async () => {
      try {
        const { by, ...found } = await send<FindMailServers>('GET', 'v2/mailboxes/find', { address: form.address })
        const username = found.username === form.address.trim().toLowerCase() ? '' : found.username
        setForm((before) => ({ ...before, ...found, username, smtp_port: String(found.smtp_port), imap_port: String(found.imap_port) }))
        setNotes([{ tone: 'good', text: mailboxText.foundBy[by] }])
      } catch (error) {
        if (failureOf(error)?.fields['address']) throw error
        setNotes([{ tone: 'bad', text: mailboxText.notFound }])
      }
      setHasServers(true)
    })

  const test = () =>
    during('test', async () => {
      const { name: _, ...settings } = inputOf(form)
      const { smtp, imap } = await send<TestMailbox>('POST', 'v2/mailboxes/test', { ...settings, is_shared: isShared })
      setNotes([
        { tone: smtp.ok ? 'good' : 'bad', text: smtp.why ?? mailboxText.sendingWorks },
        { tone: imap.ok ? 'good' : 'bad', text: imap.why ?? mailboxText.receivingWorks },
      ])
    })

  const save = () =>
    during('save', async () => {
      putAnswer(mailboxesQuery.queryKey, await send<ConnectMailbox>('POST', 'v2/mailboxes', { ...inputOf(form), is_shared: isShared }))
      showToast(mailbox ? mailboxText.saved : mailboxText.isConnected(form.address.trim()))
      onClose()
    })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (form.address.trim() === '') return setWrong({ address: mailboxText.required })
    void (hasServers ? save() : find())
  }

  return (
    <Dialog
      title={mailbox ? mailboxText.editTitle(mailbox.address) : isShared ? mailboxText.connectShared : mailboxText.connectTitle}
      size={520}
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate>
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
              <Server of="smtp" form={form} set={set} wrong={wrong} />
              <Server of="imap" form={form} set={set} wrong={wrong} />
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
          <Group justify="end" gap="xs">
            <Button variant="subtle" onClick={onClose}>
              {mailboxText.cancel}
            </Button>
            {hasServers && (
              <Button variant="default" loading={busy === 'test'} onClick={() => void test()}>
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

interface ServerProps {
  of: 'smtp' | 'imap'
  form: Form
  set: (name: keyof Form, value: string) => void
  wrong: Wrong
}

function Server({ of, form, set, wrong }: ServerProps) {
  const label = of === 'smtp' ? mailboxText.outgoing : mailboxText.incoming
  return (
    <Group gap="xs" align="start" wrap="wrap">
      <TextInput
        label={label}
        style={{ flex: '1 1 200px' }}
        autoComplete="off"
        value={form[`${of}_host`]}
        error={wrong[`${of}_host`]}
        onChange={(event) => set(`${of}_host`, event.currentTarget.value)}
      />
      <TextInput
        label={mailboxText.port}
        aria-label={mailboxText.portOf(label)}
        w={80}
        inputMode="numeric"
        value={form[`${of}_port`]}
        error={wrong[`${of}_port`]}
        onChange={(event) => set(`${of}_port`, event.currentTarget.value)}
      />
      <Select
        label={mailboxText.encryption}
        aria-label={mailboxText.encryptionOf(label)}
        w={130}
        allowDeselect={false}
        data={mailSecurities.map((value) => ({ value, label: mailboxText.securities[value] }))}
        value={form[`${of}_security`]}
        onChange={(value) => value && set(`${of}_security`, value)}
      />
    </Group>
  )
}
