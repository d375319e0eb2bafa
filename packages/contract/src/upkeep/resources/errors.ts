import Type from 'typebox'
import { defineResource } from '../../resource.ts'
import { ErrorDetail, ErrorGroup } from '../wire/error-report.ts'

/** (ours) Groups of reported errors, for owners and employees: the one reported last first, either open or resolved ones. */
export const AdminErrorsResource = defineResource('AdminErrorsResource', {
  get: {
    list: true,
    options: Type.Object({ is_resolved: Type.Optional(Type.Boolean()) }),
    data: ErrorGroup,
  },
})

const GroupId = Type.String({ pattern: '^[0-9a-f]{32}$' })

/** (ours) One group with its latest examples. `update` marks it as resolved, until it is reported again, or as open. */
export const AdminErrorResource = defineResource('AdminErrorResource', {
  get: { options: Type.Object({ error_id: GroupId }), data: ErrorDetail },
  update: { options: Type.Object({ error_id: GroupId, is_resolved: Type.Boolean() }), data: ErrorGroup },
})
