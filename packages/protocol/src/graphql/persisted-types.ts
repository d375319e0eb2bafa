import {
  getNamedType,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isCompositeType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type TypeNode,
} from 'graphql/index.js'

const SCALARS: Readonly<Record<string, string>> = {
  ID: 'string',
  String: 'string',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
}

const scalar = (name: string): string => {
  const type = SCALARS[name]
  if (!type) throw new Error(`Persisted queries: no TypeScript type for ${name}`)
  return type
}

const variableType = (node: TypeNode): string => {
  if (node.kind === 'NonNullType') return variableType(node.type).replace(/ \| null$/, '')
  if (node.kind === 'ListType') return `readonly (${variableType(node.type)})[] | null`
  return `${scalar(node.name.value)} | null`
}

/** The variables of one operation as a TypeScript object type. */
export const variablesType = (operation: OperationDefinitionNode): string => {
  const lines = (operation.variableDefinitions ?? []).map(({ variable, type, defaultValue }) => {
    const isOptional = type.kind !== 'NonNullType' || defaultValue !== undefined
    return `  readonly ${variable.name.value}${isOptional ? '?' : ''}: ${variableType(type)}`
  })
  return `{\n${lines.join('\n')}\n}`
}

/** The data of one operation as a TypeScript object type. Fields that a directive may skip are optional. */
export const dataType = (schema: GraphQLSchema, operation: OperationDefinitionNode, fragments: Fragments): string => {
  const root = schema.getRootType(operation.operation)
  if (!root) throw new Error(`Persisted queries: the schema has no ${operation.operation}`)
  return selectionType(root, operation.selectionSet, '', fragments)
}

/** A document's fragments, by name. */
export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/**
 * The fields of a selection, including those of its fragments. Fragments must be on the type itself and unconditional.
 */
const fieldsOf = ({ selections }: SelectionSetNode, fragments: Fragments): readonly FieldNode[] =>
  selections.flatMap((selection) => {
    if (selection.kind === 'Field') return [selection]
    const fragment = selection.kind === 'FragmentSpread' ? fragments.get(selection.name.value) : undefined
    if (!fragment || (selection.directives ?? []).length > 0) {
      throw new Error('Persisted queries: fragments are spread by name and without directives')
    }
    return fieldsOf(fragment.selectionSet, fragments)
  })

const selectionType = (
  parent: GraphQLCompositeType,
  set: SelectionSetNode,
  indent: string,
  fragments: Fragments,
): string => {
  const inner = `${indent}  `
  const lines = fieldsOf(set, fragments).map((selection) => {
    if (!('getFields' in parent)) throw new Error(`Persisted queries: ${parent.name} has no fields of its own`)
    const field = parent.getFields()[selection.name.value]
    if (!field) throw new Error(`Persisted queries: ${parent.name} has no field ${selection.name.value}`)
    const named = getNamedType(field.type)
    const of =
      isCompositeType(named) && selection.selectionSet
        ? selectionType(named, selection.selectionSet, inner, fragments)
        : scalar(named.name)
    const optional = (selection.directives ?? []).length > 0 ? '?' : ''
    return `${inner}readonly ${(selection.alias ?? selection.name).value}${optional}: ${wrapped(field.type, of)}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

const wrapped = (type: GraphQLOutputType, of: string): string =>
  isNonNullType(type) ? present(type.ofType, of) : `${present(type, of)} | null`

const present = (type: GraphQLOutputType, of: string): string =>
  isListType(type) ? `readonly (${wrapped(type.ofType, of)})[]` : of
