export { PopupAttribute, RelationAttribute } from './Attribute.tsx';
export { RelationForm } from './RelationForm.tsx';
export { relationForm } from './declareRelationForm.ts';
export { readRelation, relationValues } from './relationValues.ts';
export type {
  AttributeConfig,
  AttributeProps,
  RelatedFormFeed,
  RelatedListAsk,
  RelationFormConfig,
  RelationFormProps,
  RelationValue,
} from './types.ts';
