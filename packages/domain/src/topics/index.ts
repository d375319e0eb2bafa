export {
  findTopic,
  narrowerThan,
  suggestTopics,
  type Topic,
  topicById,
  topicOfCategory,
  TOPICS,
  topTopics,
} from './topics.ts'
export { type Annotation, describe, type Subjects, type Texts, type TopicWeight } from './describe.ts'
export { isStopWord, normalised, stemOf, wordsOf } from './words.ts'
export { annotationsOfPins, followBoard, followPins, topicsOfBoards, topicsOfPins } from './subject-store.ts'
export { describeBoard, describePins, describeSaved } from './assign-topics.ts'
export { rebuildTopics } from './rebuild-topics.ts'
export { followedTopics, followTopics, getTopic, topicFollowers, unfollowTopics } from './follow-topics.ts'
export { presentTopic, presentTopicBrief, relatedTopics, topicsWithPins } from './topic-view.ts'
