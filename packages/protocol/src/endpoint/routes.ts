import type { FastifyInstance } from 'fastify'
import { reportErrors } from './internal/report-errors.ts'
import { endpoints } from './engine/endpoints.generated.ts'
import { mountEndpoints } from './engine/mount.ts'

/** All endpoints but those that belong to the pages and are mounted with them. */
export const endpointRoutes = (app: FastifyInstance): Promise<void> => mountEndpoints(app, [...endpoints, reportErrors])
