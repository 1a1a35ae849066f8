import { Element } from '@craftjs/core';
import { Button } from '../page/Button';
import { Card } from '../page/Card';
import { Container } from '../page/Container';
import { Text } from '../page/Text';
import type { Tool } from './Toolbox';

export const tools: Tool[] = [
  { label: 'Text', icon: 'text', element: <Text /> },
  { label: 'Button', icon: 'button', element: <Button /> },
  { label: 'Container', icon: 'container', element: <Element is={Container} canvas padding={20} /> },
  { label: 'Card', icon: 'card', element: <Card /> },
];
