import { list, resource } from '../../../store/requests.ts'

export const errorsPath = '/admin/errors/'
export const errorPath = (id: string): string => `${errorsPath}${id}/`

export const errorGroups = (isResolved: boolean) =>
  list('AdminErrorsResource', { ...(isResolved && { is_resolved: true }), page_size: 25 })

export const errorDetail = (id: string) => resource('AdminErrorResource', { error_id: id })
