// is_autopilot=false in the address: anyone who has Navigator or FastTrack goes on in it (decision 040).
import { goesToNewerVersion, newerProduct, readProducts } from '@fairlead/domain/account/products'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { switchProduct } from '../session/switch-product.ts'
import { useUser } from '../session/use-user.ts'
import { useQueryText } from './use-address.ts'

export function useNewerVersion(): void {
  const wanted = useQueryText('is_autopilot')
  const user = useUser().data
  const navigate = useNavigate()
  const products = readProducts(user?.authorized_products ?? '')
  const product = goesToNewerVersion(wanted, products) ? newerProduct(products) : null
  const isThere = user?.product_type === product
  useEffect(() => {
    if (!product) return
    if (!isThere) void switchProduct(product)
    void navigate({ to: '.', search: (before: object) => ({ ...before, is_autopilot: undefined }), replace: true })
  }, [product, isThere, navigate])
}
