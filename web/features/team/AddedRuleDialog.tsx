import { Button, Group, MultiSelect, Select, Stack, TextInput } from '@mantine/core'
import type { SaveAddedRule } from '@fairlead/contract/v2/team/notice_rules'
import { noticeLimits, validateAddedRule } from '@fairlead/domain/outreach/notice-rules'
import { countryCodes } from '@fairlead/domain/reference/country-codes.data'
import { noticeParts, noticeScopes } from '@fairlead/domain/reference/tables'
import { readersLocale } from '@fairlead/domain/shared/readers-language'
import { putAnswer } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useForm } from '../../api/use-form.ts'
import { text as noticeText } from '../../i18n/notices.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogFooter } from '../../ui/DialogFooter.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { countryName, rulesQuery, type ListedRule } from './use-notice-rules.ts'

/** A rule of the workspace: a new one, or `rule` to change. */
export function AddedRuleDialog({ rule, onClose }: { rule: ListedRule | null; onClose: () => void }) {
  const form = useForm(
    {
      country: rule?.countries[0] ?? '',
      region: rule?.region ?? '',
      parts: rule?.parts ?? [],
      applies: rule?.applies ?? ('everyone' as const),
      from: rule?.from ?? '',
      to: rule?.to ?? '',
      title: rule?.title ?? '',
      url: rule?.url ?? '',
    },
    {
      check: (values) => validateAddedRule({ ...values, to: values.to === '' ? null : values.to }),
      send: (values) => send<SaveAddedRule>('PUT', 'v2/team/notice_rules/added', { ...values, ...(rule ? { rule_id: rule.id } : {}) }),
      success: noticeText.saved,
      onSuccess: (page) => {
        putAnswer(rulesQuery.queryKey, page)
        onClose()
      },
      failure: noticeText.saveFailed,
    },
  )
  const countries = countryCodes
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, readersLocale()))
  return (
    <Dialog title={rule ? `${noticeText.changeRule}: ${rule.title}` : noticeText.addRule} onClose={onClose}>
      <form onSubmit={form.onSubmit} noValidate>
        <Stack gap="sm">
          <TextInput label={noticeText.law} maxLength={noticeLimits.title} data-autofocus {...form.field('title')} />
          <Select
            label={noticeText.country}
            searchable
            data={countries}
            value={form.values.country || null}
            error={form.errors['country']}
            onChange={(country) => form.set({ country: country ?? '' })}
          />
          <TextInput label={noticeText.region} description={noticeText.regionHint} maxLength={3} {...form.field('region')} />
          <MultiSelect
            label={noticeText.mustSay}
            data={noticeParts.map((value) => ({ value, label: noticeText.parts[value] }))}
            value={form.values.parts}
            error={form.errors['parts']}
            onChange={(chosen) => form.set({ parts: noticeParts.filter((part) => chosen.includes(part)) })}
          />
          <Select
            label={noticeText.appliesTo}
            allowDeselect={false}
            data={noticeScopes.map((value) => ({ value, label: noticeText.scopes[value] }))}
            value={form.values.applies}
            onChange={(chosen) => form.set({ applies: noticeScopes.find((scope) => scope === chosen) ?? 'everyone' })}
          />
          <Group grow align="start">
            <TextInput type="date" label={noticeText.fromDay} {...form.field('from')} />
            <TextInput type="date" label={noticeText.toDay} {...form.field('to')} />
          </Group>
          <TextInput type="url" label={noticeText.link} maxLength={noticeLimits.url} {...form.field('url')} />
          <FormError>{form.sentence}</FormError>
          <DialogFooter>
            <Group justify="end" gap="xs">
              <Button variant="subtle" onClick={onClose}>
                {noticeText.cancel}
              </Button>
              <Button type="submit" loading={form.busy}>
                {noticeText.save}
              </Button>
            </Group>
          </DialogFooter>
        </Stack>
      </form>
    </Dialog>
  )
}
