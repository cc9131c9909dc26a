// Switches to another product: stored by the server, and in the browser once it has agreed.
import type { PutUserSettings } from '@fairlead/contract/v1/users/settings'
import { productLabels, type ProductType } from '@fairlead/domain/account/products'
import { putAnswer } from '../api/cache.ts'
import { sentenceOf } from '../api/failure.ts'
import { send } from '../api/send.ts'
import { showToast } from '../ui/toast.ts'
import { userQuery } from './use-user.ts'
import { text as sessionText } from '../i18n/session.ts'

export async function switchProduct(product: ProductType): Promise<void> {
  try {
    putAnswer(userQuery.queryKey, await send<PutUserSettings>('PUT', 'v1/users/settings', { product_type: product }))
    showToast(sessionText.switchedTo(productLabels[product]))
  } catch (error) {
    showToast(sentenceOf(error, sessionText.switchFailed), { tone: 'bad' })
  }
}
