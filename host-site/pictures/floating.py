"""Finds what touches nothing else in a scene; a thing that hangs from nothing is a mistake that a draft hardly shows."""
import bpy
from mathutils import Vector
from mathutils.bvhtree import BVHTree


class Solid:
    """All that moves as one, as a tree of its faces."""

    def __init__(self, root, things, graph):
        self.root, self.spots, faces = root, [], []
        for thing in things:
            mesh, start = thing.evaluated_get(graph).to_mesh(), len(self.spots)
            self.spots += [thing.matrix_world @ vertex.co for vertex in mesh.vertices]
            faces += [tuple(start + k for k in face.vertices) for face in mesh.polygons]
        self.tree = BVHTree.FromPolygons(self.spots, faces)
        self.low = Vector([min(spot[k] for spot in self.spots) for k in range(3)])
        self.high = Vector([max(spot[k] for spot in self.spots) for k in range(3)])

    def is_near(self, other, reach):
        if any(self.low[k] > other.high[k] + reach or other.low[k] > self.high[k] + reach for k in range(3)):
            return False
        if self.tree.overlap(other.tree):
            return True
        step = max(1, len(self.spots) // 600)
        return any(other.tree.find_nearest(spot, reach)[0] for spot in self.spots[::step])


def list_floating(reach=0.008):
    """Names and places of what is farther than `reach` metres from everything else."""
    graph, groups = bpy.context.evaluated_depsgraph_get(), {}
    for thing in bpy.context.scene.objects:
        if thing.type in ("MESH", "CURVE") and not thing.hide_render:
            root = thing
            while root.parent:
                root = root.parent
            groups.setdefault(root, []).append(thing)
    solids = [Solid(root, things, graph) for root, things in groups.items()]
    for solid in solids:
        if not any(other is not solid and (solid.is_near(other, reach) or other.is_near(solid, reach)) for other in solids):
            middle = (solid.low + solid.high) / 2
            yield f"{solid.root.name} at ({middle.x:.2f}, {middle.y:.2f}, {middle.z:.2f})"
