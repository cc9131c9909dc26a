import { Anchor, Badge, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import type { SaveAddedRule, SwitchNoticeRule } from '@fairlead/contract/v2/team/notice_rules'
import { noticeLimits } from '@fairlead/domain/outreach/notice-rules'
import { dayAsMoment, dayText } from '@fairlead/domain/shared/dates'
import { useState } from 'react'
import { putAnswer } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useForm } from '../../api/use-form.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { text as noticeText } from '../../i18n/notices.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogFooter } from '../../ui/DialogFooter.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { countryName, rulesQuery, type ListedRule } from './use-notice-rules.ts'

const day = (text: string) => dayText(dayAsMoment(text), 'UTC')

function datesOf({ from, to, is_in_force }: ListedRule): string {
  if (is_in_force) return [noticeText.since(day(from)), to && noticeText.untilDay(day(to))].filter(Boolean).join(' ')
  return to !== null && Date.parse(to) < Date.now() ? noticeText.ended(day(to)) : noticeText.startsOn(day(from))
}

/** '' turns it on. */
const switchRule = (rule_id: string, off_reason: string) => send<SwitchNoticeRule>('PUT', 'v2/team/notice_rules', { rule_id, off_reason })

export function NoticeRule({ rule, canManage, onEdit }: { rule: ListedRule; canManage: boolean; onEdit: () => void }) {
  const [turningOff, setTurningOff] = useState(false)
  const { title, url, countries, region, cities, parts, applies, has_clock, note, is_added, off_reason: offReason } = rule
  const turningOn = useSubmit({
    send: () => switchRule(rule.id, ''),
    success: noticeText.switched,
    onSuccess: (page) => putAnswer(rulesQuery.queryKey, page),
    failure: noticeText.switchFailed,
    failureIn: 'toast',
  })
  const removing = useSubmit({
    send: () => send<SaveAddedRule>('PUT', 'v2/team/notice_rules/added', { rule_id: rule.id, remove: true }),
    success: noticeText.removed,
    onSuccess: (page) => putAnswer(rulesQuery.queryKey, page),
    failure: noticeText.removeFailed,
    failureIn: 'toast',
  })
  const place = noticeText.inState(noticeText.countries(countryName(countries[0] ?? ''), countries.length), region, cities[0] ?? null)
  return (
    <li className="row wrap split pad-y gap-16 tight">
      <Stack gap={4} className="basis anywhere">
        <Text size="sm" fw={600}>
          {title}
        </Text>
        <Text size="sm" c="dimmed">
          {[place, datesOf(rule), noticeText.scopes[applies], is_added && noticeText.yours].filter(Boolean).join(' · ')}
        </Text>
        <Group gap={4}>
          {parts.map((part) => (
            <Badge key={part} variant="default" tt="none" fw={500}>
              {noticeText.parts[part]}
            </Badge>
          ))}
        </Group>
        {has_clock && <Text size="sm">{noticeText.clock}</Text>}
        {note && (
          <Text size="sm" c="dimmed">
            {note}
          </Text>
        )}
        {offReason !== null && (
          <Text size="sm" fw={600}>
            {noticeText.isOff(offReason)}
          </Text>
        )}
        {url !== '' && (
          <Anchor href={url} target="_blank" rel="noreferrer" size="sm">
            {noticeText.source}
          </Anchor>
        )}
      </Stack>
      {canManage && (
        <Group gap="xs">
          {is_added && (
            <>
              <Button size="xs" variant="subtle" onClick={onEdit} aria-label={`${noticeText.changeRule}: ${title}`}>
                {noticeText.changeRule}
              </Button>
              <Button
                size="xs"
                variant="subtle"
                loading={removing.busy}
                onClick={() => void removing.run()}
                aria-label={`${noticeText.removeRule}: ${title}`}
              >
                {noticeText.removeRule}
              </Button>
            </>
          )}
          <Button
            size="xs"
            variant="default"
            loading={turningOn.busy}
            aria-label={`${offReason === null ? noticeText.turnOff : noticeText.turnOn}: ${title}`}
            onClick={() => (offReason === null ? setTurningOff(true) : void turningOn.run())}
          >
            {offReason === null ? noticeText.turnOff : noticeText.turnOn}
          </Button>
        </Group>
      )}
      {turningOff && <TurnOffDialog rule={rule} onClose={() => setTurningOff(false)} />}
    </li>
  )
}

function TurnOffDialog({ rule, onClose }: { rule: ListedRule; onClose: () => void }) {
  const form = useForm(
    { off_reason: '' },
    {
      check: ({ off_reason }) => (off_reason.trim() === '' ? { off_reason: noticeText.reasonRequired } : null),
      send: ({ off_reason }) => switchRule(rule.id, off_reason),
      success: noticeText.switched,
      onSuccess: (page) => {
        putAnswer(rulesQuery.queryKey, page)
        onClose()
      },
      failure: noticeText.switchFailed,
    },
  )
  return (
    <Dialog title={noticeText.turnOffTitle(rule.title)} onClose={onClose}>
      <form onSubmit={form.onSubmit} noValidate>
        <Stack>
          <Text size="sm">{noticeText.turnOffText}</Text>
          <Textarea
            label={noticeText.reason}
            maxLength={noticeLimits.reason}
            autosize
            minRows={2}
            data-autofocus
            {...form.field('off_reason')}
          />
          <FormError>{form.sentence}</FormError>
          <DialogFooter>
            <Group justify="end" gap="xs">
              <Button variant="subtle" onClick={onClose}>
                {noticeText.cancel}
              </Button>
              <Button type="submit" color="red" loading={form.busy}>
                {noticeText.turnOff}
              </Button>
            </Group>
          </DialogFooter>
        </Stack>
      </form>
    </Dialog>
  )
}
