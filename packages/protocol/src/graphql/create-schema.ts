import { buildSchema, type GraphQLFieldResolver, type GraphQLSchema, GraphQLObjectType } from 'graphql/index.js'
import { SCHEMA_SDL } from './schema.generated.ts'
import { resolvers } from './resolvers.ts'

/** The schema with our resolvers. A resolver for a field that does not exist stops the start. */
export const createSchema = (): GraphQLSchema => {
  const schema = buildSchema(SCHEMA_SDL)
  for (const [typeName, fields] of Object.entries(resolvers)) {
    const type = schema.getType(typeName)
    if (!(type instanceof GraphQLObjectType)) throw new Error(`The schema has no type ${typeName}`)
    for (const [fieldName, resolve] of Object.entries(fields)) {
      const field = type.getFields()[fieldName]
      if (!field) throw new Error(`The schema has no field ${typeName}.${fieldName}`)
      field.resolve = resolve as GraphQLFieldResolver<unknown, unknown>
    }
  }
  return schema
}
