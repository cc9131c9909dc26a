// The interview kit of a project: what interviewers ask, and what they rate.
import { Button, Group, Skeleton, Stack, Text, Textarea } from '@mantine/core'
import type { ReadKit, SaveKit } from '@fairlead/contract/v2/interviews/kit'
import { checkKit, tidyKit } from '@fairlead/domain/interview/interview-kit'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { ask, invalidate } from '../../api/cache.ts'
import { failureOf, sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import * as panelText from '../../i18n/en/panel.ts'
import * as panelKitText from '../../i18n/en/panel-kit.ts'

export function KitDialog({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const { data: kit } = useQuery({ ...ask<ReadKit>('v2/interviews/kit', { project_id: projectId }), staleTime: 0, gcTime: 0 })
  return (
    <Dialog title={panelText.interviewKit} size={560} onClose={onClose}>
      {kit ? (
        <KitForm kit={kit} projectId={projectId} onClose={onClose} />
      ) : (
        <Skeleton h={280} radius={12} aria-label={panelKitText.loadingTheKit} />
      )}
    </Dialog>
  )
}

const linesOf = (text: string) => text.split('\n')

function KitForm({ kit, projectId, onClose }: { kit: ReadKit['answer']; projectId: string; onClose: () => void }) {
  const [attributes, setAttributes] = useState(kit.attributes.join('\n'))
  const [questions, setQuestions] = useState(kit.questions.join('\n'))
  const [wrong, setWrong] = useState<Record<string, string> | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const given = tidyKit({ attributes: linesOf(attributes), questions: linesOf(questions) })
    const found = checkKit(given)
    setWrong(found)
    if (found) return
    setIsBusy(true)
    try {
      await send<SaveKit>('PUT', 'v2/interviews/kit', { project_id: projectId, ...given })
      invalidate('v2/interviews/kit', 'v2/interviews/scorecards')
      showToast('Interview kit saved')
      onClose()
      return
    } catch (error) {
      setWrong(failureOf(error)?.fields ?? null)
      showToast(sentenceOf(error, 'We couldn’t save the kit. Please try again.'), { tone: 'bad' })
    }
    setIsBusy(false)
  }
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack>
        <Text size="sm" c="dimmed">
          {panelKitText.howItIsUsed}
          {kit.is_proposed && panelKitText.suggestedHint}
        </Text>
        <Textarea
          label={panelKitText.attributesToRate}
          description={panelKitText.attributesHint}
          autosize
          minRows={4}
          maxRows={8}
          readOnly={!kit.may_save}
          value={attributes}
          onChange={(event) => setAttributes(event.currentTarget.value)}
          error={wrong?.attributes}
        />
        <Textarea
          label={panelKitText.questionsToAsk}
          description={panelKitText.onePerLine}
          autosize
          minRows={5}
          maxRows={12}
          readOnly={!kit.may_save}
          value={questions}
          onChange={(event) => setQuestions(event.currentTarget.value)}
          error={wrong?.questions}
        />
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            {kit.may_save ? panelKitText.cancel : panelKitText.close}
          </Button>
          {kit.may_save && (
            <Button type="submit" loading={isBusy}>
              {panelKitText.saveKit}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}
